public import Foundation

/// The user's choice of what the desktop tells, and when; nothing is told until it is asked for.
public struct NoticeSettings: Sendable, Hashable {
    /// Whether official warnings are told, those that the page shows.
    public var tellsWarnings = false
    /// Whether rain at home is told that begins within the hour.
    public var tellsRain = false
    /// Whether the day at home is told each morning.
    public var tellsSummary = false
    /// The time of the morning's summary.
    public var summaryTime = TimeOfDay(hour: 7)
    /// Whether there are hours in which only warnings of extreme severity are told.
    public var keepsQuiet = false
    /// The beginning of the quiet hours.
    public var quietStart = TimeOfDay(hour: 22)
    /// The end of the quiet hours, the next day if it is before their beginning; there are none if both are the same.
    public var quietEnd = TimeOfDay(hour: 7)

    /// Whether the program goes on without a window, and begins so at log-in.
    public var goesOnWithoutWindow = false

    /// Makes settings by which nothing is told.
    public init() {}

    /// Whether anything is to be told at all.
    public var tellsAnything: Bool { tellsWarnings || tellsRain || tellsSummary }

    /// Returns whether the time lies in the quiet hours.
    ///
    /// - Parameter zone: The zone of the user's clock.
    public func isQuiet(at now: Date, in zone: TimeZone) -> Bool {
        guard keepsQuiet, quietStart != quietEnd else { return false }
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = zone
        let parts = calendar.dateComponents([.hour, .minute], from: now)
        let minutes = (parts.hour ?? 0) * 60 + (parts.minute ?? 0)
        let (start, end) = (quietStart.minutes, quietEnd.minutes)
        return start < end ? (start..<end).contains(minutes) : minutes >= start || minutes < end
    }
}

extension NoticeSettings {
    /// Reads each value separately; one that is missing or of a wrong type has its default.
    init(_ json: JSONValue?) {
        self.init()
        tellsWarnings = json?["warnings"]?.bool ?? tellsWarnings
        tellsRain = json?["rain"]?.bool ?? tellsRain
        tellsSummary = json?["morningSummary"]?.bool ?? tellsSummary
        summaryTime = Self.time(json?["morningSummaryTime"]) ?? summaryTime
        keepsQuiet = json?["quietHours"]?.bool ?? keepsQuiet
        quietStart = Self.time(json?["quietFrom"]) ?? quietStart
        quietEnd = Self.time(json?["quietUntil"]) ?? quietEnd
        goesOnWithoutWindow = json?["withoutWindow"]?.bool ?? goesOnWithoutWindow
    }

    var json: JSONValue {
        .object([
            "warnings": .bool(tellsWarnings), "rain": .bool(tellsRain), "morningSummary": .bool(tellsSummary),
            "morningSummaryTime": .text(summaryTime.text), "quietHours": .bool(keepsQuiet),
            "quietFrom": .text(quietStart.text), "quietUntil": .text(quietEnd.text),
            "withoutWindow": .bool(goesOnWithoutWindow),
        ])
    }

    private static func time(_ json: JSONValue?) -> TimeOfDay? {
        json?.text.flatMap { TimeOfDay($0) }
    }
}
