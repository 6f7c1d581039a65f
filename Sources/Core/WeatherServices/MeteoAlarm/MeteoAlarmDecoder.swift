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
    /// - Throws: `unreadableAnswer` if the data are not in the format, or have no warning but something else.
    public func alerts(from data: Data) throws(FetchError) -> [Alert] {
        let root = try JSONObject(only: data)
        guard let warnings = root.list("warnings") else { throw .unreadableAnswer }
        return try selection.alerts(
            ofAll: warnings.flatMap { warning -> [AlertEntry] in
                let message = warning.object?.object("alert").flatMap { CAPMessage($0) }
                return message?.readableNotices ?? [AlertEntry.unreadable]
            },
            // The feed has the warnings and nothing beside them.
            isWhole: root.members.count == 1)
    }
}
