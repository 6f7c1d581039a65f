public import Foundation
public import WeatherModel

/// Reads answers of Bright Sky, asked for in the units of the German weather service.
public struct BrightSkyDecoder: Sendable {
    /// Needs nothing, as an answer tells its own times.
    public init() {}

    /// What a station measured last, from `/current_weather`.
    public func current(from data: Data) throws(FetchError) -> CurrentConditions {
        let root = try JSONObject(data)
        guard let record = root.object("weather").flatMap(BrightSkyRecord.init) else { throw .unreadableAnswer }
        let station = root.objects("sources")?.first { $0.number("id") == record.sourceID }
        return CurrentConditions(
            time: record.time, kind: .observed, station: station?.text("station_name"), conditions: record.conditions)
    }

    /// Rows of hours, measured ones and forecast ones alike, from `/weather`.
    ///
    /// - Throws: `emptyAnswer` for a list without records.
    public func hours(from data: Data) throws(FetchError) -> [Hour] {
        guard let records = try JSONObject(data).objects("weather") else { throw .unreadableAnswer }
        let hours = records.compactMap(BrightSkyRecord.init).map {
            Hour(time: $0.time, conditions: $0.conditions, precipitationProbability: $0.precipitationProbability)
        }
        guard !hours.isEmpty else { throw records.isEmpty ? .emptyAnswer : .unreadableAnswer }
        return hours.rising(by: \.time)
    }

    /// The `detail` of a refusal: a text, or a list of faults.
    static func reason(_ body: Data) -> String? {
        let root = try? JSONObject(body)
        return root?.text("detail") ?? root?.objects("detail")?.first?.text("msg")
    }
}
