public import Foundation
public import WeatherModel

/// One answer of a source as it was recorded in a file, of any format that the program reads, known by its content.
public struct RecordedAnswer: Sendable, Hashable {
    /// What the answer says of the weather, as its source's decoder reads it.
    public let forecast: Forecast
    /// The place as the answer names it, by its coordinates where it has no name; in the Gulf of Guinea where it has neither.
    public let place: Location
    /// The warnings that it has; nil for a format without any.
    public let alerts: Sourced<[Alert]>?
    /// The air quality that it has; nil for a format without any.
    public let airQuality: Sourced<AirQualityReport>?
    /// How far the runs of an ensemble lie apart, in a format that says so.
    public let spread: Sourced<[TemperatureSpread]>?
    /// The radar pictures around the place; nil for a format without any.
    public let radar: RadarFrames?

    /// The time at which it was the present: that of its current conditions, its edition or its newest picture, else that of its
    /// first row.
    public var moment: Date {
        let air = airQuality?.value
        let picture = radar?.newestMeasured?.time ?? radar?.frames.first?.measuredAt
        let present = forecast.current?.time ?? air?.current?.time ?? forecast.issuedAt ?? picture
        let row = forecast.hours.first?.time ?? forecast.minutes.first?.time ?? air?.hours.first?.time
        return present ?? row ?? forecast.days.first?.date.start(in: forecast.timeZone) ?? forecast.fetchedAt
    }

    /// The answer as the weather of its place, with days made of its rows where it has none; without any part for radar pictures
    /// alone.
    public var report: WeatherReport {
        var whole = forecast.bounded
        if whole.days.isEmpty { whole.days = .built(from: whole.hours, in: whole.timeZone) }
        var report = WeatherReport(whole)
        (report.alerts, report.spread) = (alerts, spread)
        report.airQuality = airQuality.map { air in
            var air = air
            air.value = air.value.bounded
            return air
        }
        return report
    }

    /// Reads an answer.
    public init(_ data: Data) throws(RecordedAnswerError) {
        do throws(FetchError) { self = try Self.read(data) } catch {
            throw RecordedAnswerError(error, of: data)
        }
    }

    init(
        _ forecast: Forecast, _ place: Location, alerts: Sourced<[Alert]>? = nil,
        airQuality: Sourced<AirQualityReport>? = nil, spread: Sourced<[TemperatureSpread]>? = nil,
        radar: RadarFrames? = nil
    ) {
        (self.forecast, self.place, self.alerts) = (forecast, place, alerts)
        (self.airQuality, self.spread, self.radar) = (airQuality, spread, radar)
    }

    private static func read(_ data: Data) throws(FetchError) -> RecordedAnswer {
        if let warnings = try RecordedAlerts(data) {
            let (alerts, made) = (warnings.alerts, warnings.alerts.fetchedAt)
            let empty = Forecast(source: alerts.source, fetchedAt: made, timeZone: warnings.timeZone)
            return Self(empty, warnings.place, alerts: alerts)
        }
        let root = try JSONObject(data)
        if root.list("radar") != nil { return try Self(ofPictures: root, data) }
        let format = RecordedFormat(root, data, place(root))
        // What is the present in an answer depends on when it arrived.
        let early = try format.answer(at: Date(timeIntervalSince1970: 0))
        let answer = try format.answer(at: early.moment)
        guard answer.saysAnything else { throw .emptyAnswer }
        return answer
    }

    private var saysAnything: Bool {
        forecast.current?.conditions.saysAnything == true || !forecast.hours.isEmpty || !forecast.days.isEmpty
            || !forecast.minutes.isEmpty || airQuality != nil || alerts != nil
    }

    /// Reads Bright Sky's radar pictures, whose place is the one that was asked for, or else their middle.
    private init(ofPictures root: JSONObject, _ data: Data) throws(FetchError) {
        let frames = try BrightSkyRadarDecoder().frames(from: data)
        let grid = frames.grid
        var position = SIMD2(Double(grid.columns - 1) / 2, Double(grid.rows - 1) / 2)
        if let asked = root.object("latlon_position"), let x = asked.number("x"), let y = asked.number("y"),
            grid.cell(at: grid.coordinates([x, y])) != nil
        {
            position = [x, y]
        }
        let point = grid.coordinates(position).rounded(to: .fourDecimals)
        let zone = "Europe/Berlin"
        let place = Location(
            name: "\(point.latitude), \(point.longitude)", coordinates: point, timeZoneIdentifier: zone)
        let empty = Forecast(
            source: frames.source, fetchedAt: frames.newestMeasured?.time ?? Date(timeIntervalSince1970: 0),
            timeZone: TimeZone(identifier: zone) ?? .gmt)
        self.init(empty, place, radar: frames)
    }
}
