public import Foundation
public import Trips
package import WeatherModel
public import WeatherStore

/// A trip in words: what its weather is like, its stays, and what to pack.
public struct TripText: Sendable, Hashable {
    /// The name of the trip.
    public let title: String
    /// The days from the first to the last; nil without a stay.
    public let datesText: String?
    /// What its weather is like: "From 8° to 20°, wet on 7 of 13 days".
    public let sentence: String
    /// When it begins, its wettest day, and where the forecast ends; nil where there is nothing to add.
    public let detail: String?
    /// Both for a screen reader.
    public let spokenHead: String
    /// The stays in the order of travel.
    public let legs: [TripLegText]
    /// What to pack.
    public let packing: TripPackingText
    /// The trip by numbers.
    public let outlook: TripOutlook

    /// - Parameters:
    ///   - weather: What is known of each stay's place, in the order of the stays.
    ///   - home: The zone of the user's home; nil for none.
    public init(
        _ trip: Trip, _ weather: [TripLegWeather], home: TimeZone?, at now: Date, _ formatter: WeatherFormatter
    ) {
        let outlooks = zip(trip.legs, weather).map { leg, weather in
            let days = weather.report.map { DayOutlooks(of: $0, over: leg.place.coordinates) }
            return LegOutlook(
                leg, in: weather.zone, forecast: days?.all.map(\.day) ?? [], usual: weather.usual,
                rest: days?.restOfToday(in: weather.zone, at: now), at: now)
        }
        let outlook = TripOutlook(outlooks)
        self.outlook = outlook
        let names = weather.map(\.place.localName)
        title = trip.title
        datesText = trip.datesText(formatter)
        let words = TripWords(outlook, names)
        (sentence, detail) = (words.sentence(formatter), words.detail(formatter))
        spokenHead =
            PhraseList.sentences([words.sentence(formatter.speaking), words.detail(formatter.speaking)]) ?? title
        let usual = outlook.legs.flatMap(\.days).compactMap(\.usual)
        let scale = TemperatureScale(of: outlook.knownDays.map(\.day), usual: usual)
        legs = zip(outlooks, weather).enumerated().map { number, pair in
            TripLegText(number, pair.0, pair.1, home: home, on: scale, formatter)
        }
        packing = TripPackingText(outlook, packed: trip.packed, names: names, formatter)
    }

    /// Returns "Friday 27 November to Wednesday 2 December", or one day alone.
    package static func dates(from first: CivilDate, to last: CivilDate, _ formatter: WeatherFormatter) -> String {
        first == last
            ? formatter.spokenDay(first)
            : tr(
                "{first} to {last}", context: "days",
                ["first": formatter.spokenDay(first), "last": formatter.spokenDay(last)])
    }

    /// Returns "Wet on 2 of 5 days.", or that it is dry where that is known of all the days; nil where none is known to be wet, and not of
    /// all that they are dry.
    static func wetDays(_ wet: Int, of count: Int, isAll: Bool, _ formatter: WeatherFormatter) -> String? {
        guard wet > 0 else { return isAll && count > 0 ? tr("Dry or nearly so.") : nil }
        return tr(
            one: "Wet on {wet} of {count} day.", other: "Wet on {wet} of {count} days.", count: count,
            ["wet": formatter.count(wet), "count": formatter.count(count)])
    }
}

extension Day {
    /// Whether some of what falls is snow.
    fileprivate var hasSnow: Bool {
        switch condition.flatMap(PrecipitationKind.init) {
        case .frozen, .mixed: true
        case nil: (snowfall?.value ?? 0) > 0
        case .liquid, .freezing, .thunder: false
        }
    }
}

/// The sentences about a trip as a whole.
private struct TripWords {
    private let outlook: TripOutlook
    private let names: [String]

    init(_ outlook: TripOutlook, _ names: [String]) { (self.outlook, self.names) = (outlook, names) }

    private func name(_ leg: Int) -> String { names.indices.contains(leg) ? names[leg] : "" }

    func sentence(_ formatter: WeatherFormatter) -> String {
        if outlook.legs.isEmpty { return tr("Add the first place.") }
        if outlook.isOver { return tr("This trip is over.") }
        guard !outlook.knownDays.isEmpty else {
            guard outlook.forecastEnd != nil else { return tr("No weather is known yet.") }
            let early = tr("It is too early for a forecast.")
            // What is usual at several places is told with each of them.
            guard outlook.legs.count == 1, let usual = outlook.legs.first?.usual else { return early }
            return PhraseList.sentences([early, usual.sentence(formatter)]) ?? early
        }
        let told = outlook.wetness.values
        guard let low = outlook.lowest, let high = outlook.highest else {
            return TripText.wetDays(told.count(where: \.self), of: told.count, isAll: false, formatter)
                ?? tr("Little is known of the weather yet.")
        }
        let wet = told.count(where: \.self)
        let isOneValue = formatter.shownDegrees(low) == formatter.shownDegrees(high)
        let values = [
            "low": formatter.temperature(low), "high": formatter.temperature(high), "wet": formatter.count(wet),
            "count": formatter.count(told.count),
        ]
        guard wet > 0, !isOneValue else {
            return PhraseList.sentences([
                isOneValue
                    ? tr("{temperature} throughout.", ["temperature": formatter.temperature(high)]).capitalizedFirst
                    : tr("From {low} to {high}.", values),
                TripText.wetDays(wet, of: told.count, isAll: told.count == outlook.dateCounts.known, formatter),
            ]) ?? ""
        }
        return tr(
            one: "From {low} to {high}, wet on {wet} of {count} day.",
            other: "From {low} to {high}, wet on {wet} of {count} days.", count: told.count, values)
    }

    func detail(_ formatter: WeatherFormatter) -> String? {
        guard !outlook.isOver else { return nil }
        var sentences: [String?] = []
        if let first = outlook.legs.first, case .coming(let days) = first.stage {
            sentences.append(
                days == 1
                    ? tr("The trip begins tomorrow.")
                    : tr(
                        one: "The trip begins in {count} day.", other: "The trip begins in {count} days.", count: days,
                        ["count": formatter.count(days)]))
        }
        if let wettest = outlook.wettest {
            let values = [
                "amount": wettest.day.precipitation.map(formatter.briefPrecipitation) ?? TemperatureText.missing,
                "place": name(wettest.leg), "day": formatter.spokenDay(wettest.day.date),
            ]
            sentences.append(
                wettest.day.hasSnow
                    ? tr("Most snow or rain, melted: {amount}, {place}, {day}.", values)
                    : tr("Most rain: {amount}, {place}, {day}.", values))
        }
        if let end = outlook.forecastEnd {
            sentences.append(
                tr(
                    "The forecast for {place} ends on {date}.",
                    ["place": name(end.leg), "date": formatter.spokenDay(end.date)]))
        }
        return PhraseList.sentences(sentences)
    }
}
