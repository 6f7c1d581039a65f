public import Foundation
public import WeatherModel

/// Reads MeteoAlarm's feed of a country in JSON, which contains complete CAP messages in all their languages.
public struct MeteoAlarmDecoder: Sendable {
    private let selection: AlertSelection

    /// - Parameters:
    ///   - place: The place in that country with which outlines and names are compared.
    ///   - now: The current time; warnings that have ended are left out.
    public init(place: Location, now: Date) {
        selection = AlertSelection(place: place, now: now, isAskedByPoint: false)
    }

    /// Returns the warnings that may apply to the place, those known to apply first.
    ///
    /// - Throws: `unreadableAnswer` if the data are not in the format.
    public func alerts(from data: Data) throws(FetchError) -> [Alert] {
        guard let warnings = try JSONObject(data).objects("warnings") else { throw .unreadableAnswer }
        return selection.alerts(
            from: warnings.compactMap { $0.object("alert") }.compactMap { CAPMessage($0) }.flatMap(\.notices))
    }
}
