public import Foundation
public import WeatherModel

/// Reads answers of Bright Sky in the units of the German weather service (`units=dwd`).
public struct BrightSkyDecoder: Sendable {
    /// Makes a decoder; it needs no context, as answers contain their times.
    public init() {}

    /// Returns the latest observation of a station, from `/current_weather`.
    public func current(from data: Data) throws(FetchError) -> CurrentConditions {
        let root = try JSONObject(data)
        guard let record = root.object("weather").flatMap(BrightSkyRecord.init) else { throw .unreadableAnswer }
        let station = root.objects("sources")?.first { $0.number("id") == record.sourceID }
        return CurrentConditions(
            time: record.time, kind: .observed, station: station?.text("station_name"), conditions: record.conditions)
    }

    /// Returns the hourly rows of `/weather`, both observed and forecast.
    ///
    /// - Throws: `emptyAnswer` if the list has no records.
    public func hours(from data: Data) throws(FetchError) -> [Hour] {
        guard let records = try JSONObject(data).objects("weather") else { throw .unreadableAnswer }
        let hours = records.compactMap(BrightSkyRecord.init).map {
            Hour(time: $0.time, conditions: $0.conditions, precipitationProbability: $0.precipitationProbability)
        }
        guard !hours.isEmpty else { throw records.isEmpty ? .emptyAnswer : .unreadableAnswer }
        return hours.rising(by: \.time)
    }

    /// Returns the `detail` of an error answer, which is a text or a list of errors.
    static func reason(_ body: Data) -> String? {
        let root = try? JSONObject(body)
        return root?.text("detail") ?? root?.objects("detail")?.first?.text("msg")
    }
}
