/// A time on the user's own clock, by the minute.
public struct TimeOfDay: Sendable, Hashable, Comparable {
    /// The minutes since midnight, 0 to 1439.
    public let minutes: Int

    /// - Parameter minutes: The minutes since midnight; nil is returned outside 0 to 1439.
    public init?(minutes: Int) {
        guard (0..<24 * 60).contains(minutes) else { return nil }
        self.minutes = minutes
    }

    /// The beginning of an hour; hours outside 0 to 23 count as the nearest of these.
    public init(hour: Int) {
        minutes = min(max(hour, 0), 23) * 60
    }

    /// Parses "07:30"; returns nil for any other form.
    public init?(_ text: String) {
        let parts = text.split(separator: ":", omittingEmptySubsequences: false)
        // Int() would accept "+7" as an hour.
        guard parts.count == 2,
            parts.allSatisfy({ $0.count == 2 && $0.utf8.allSatisfy((UInt8(ascii: "0")...UInt8(ascii: "9")).contains) }),
            let hour = Int(parts[0]), let minute = Int(parts[1]), hour < 24, minute < 60
        else { return nil }
        minutes = hour * 60 + minute
    }

    /// The time as "07:30", as the settings file has it.
    public var text: String {
        [minutes / 60, minutes % 60].map { ($0 < 10 ? "0" : "") + String($0) }.joined(separator: ":")
    }

    /// Orders from midnight on.
    public static func < (left: TimeOfDay, right: TimeOfDay) -> Bool { left.minutes < right.minutes }
}
