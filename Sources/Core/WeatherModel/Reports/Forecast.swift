public import Foundation

/// What one source said about one place in one answer.
public struct Forecast: Sendable, Hashable, Codable {
    /// Who said it.
    public var source: WeatherSource
    /// When the source made it; nil where it does not say.
    public var issuedAt: Date?
    /// When the answer arrived.
    public var fetchedAt: Date
    /// Until when the source asks not to be asked again; nil where it does not say.
    public var validUntil: Date?
    /// The place's zone, in which its days are cut and its times are shown.
    public var timeZone: TimeZone
    /// Nil where the answer had no such part.
    public var current: CurrentConditions?
    /// Steps shorter than an hour, in rising order of time; empty where the answer had none.
    public var minutes: [PrecipitationStep]
    /// In rising order of time; empty where the answer had none.
    public var hours: [Hour]
    /// In rising order of date; empty where the answer had none.
    public var days: [Day]

    /// The parts left out are missing.
    public init(
        source: WeatherSource, issuedAt: Date? = nil, fetchedAt: Date, validUntil: Date? = nil, timeZone: TimeZone,
        current: CurrentConditions? = nil, minutes: [PrecipitationStep] = [], hours: [Hour] = [], days: [Day] = []
    ) {
        self.source = source
        self.issuedAt = issuedAt
        self.fetchedAt = fetchedAt
        self.validUntil = validUntil
        self.timeZone = timeZone
        self.current = current
        self.minutes = minutes
        self.hours = hours
        self.days = days
    }
}

extension Forecast {
    /// Reads what earlier versions wrote, too, which knew no steps shorter than an hour.
    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        self.init(
            source: try values.decode(WeatherSource.self, forKey: .source),
            issuedAt: try values.decodeIfPresent(Date.self, forKey: .issuedAt),
            fetchedAt: try values.decode(Date.self, forKey: .fetchedAt),
            validUntil: try values.decodeIfPresent(Date.self, forKey: .validUntil),
            timeZone: try values.decode(TimeZone.self, forKey: .timeZone),
            current: try values.decodeIfPresent(CurrentConditions.self, forKey: .current),
            minutes: try values.decodeIfPresent([PrecipitationStep].self, forKey: .minutes) ?? [],
            hours: try values.decode([Hour].self, forKey: .hours),
            days: try values.decode([Day].self, forKey: .days))
    }
}
