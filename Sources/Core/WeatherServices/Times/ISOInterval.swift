import Foundation

/// An ISO 8601 interval such as "2026-08-15T12:00:00+00:00/PT6H".
struct ISOInterval: Hashable {
    let start: Date
    /// The end, later than `start` and not part of the interval.
    let end: Date

    /// Parses a start with an end or a duration; nil for other texts and for years and months, which have no fixed
    /// length.
    init?(_ text: String?) {
        guard let parts = text?.split(separator: "/", omittingEmptySubsequences: false), parts.count == 2,
            let start = ISOInstant.date(String(parts[0])),
            let end = ISOInstant.date(String(parts[1])) ?? Self.seconds(parts[1]).map(start.addingTimeInterval),
            end > start
        else { return nil }
        (self.start, self.end) = (start, end)
    }

    /// Returns the seconds of a duration such as "P7DT19H", "PT1H" or "P2W".
    private static func seconds(_ text: Substring) -> TimeInterval? {
        guard text.first == "P", text.utf8.count <= 40 else { return nil }
        var sum: TimeInterval = 0
        var digits = ""
        var isTime = false
        for character in text.dropFirst() {
            if character.isASCII, character.isNumber {
                digits.append(character)
            } else if character == "T", !isTime, digits.isEmpty {
                isTime = true
            } else {
                guard digits.count <= 6, let number = Double(digits), let length = length(character, isTime) else {
                    return nil
                }
                sum += number * length
                digits = ""
            }
        }
        return digits.isEmpty ? sum : nil
    }

    private static func length(_ designator: Character, _ isTime: Bool) -> TimeInterval? {
        switch (designator, isTime) {
        case ("W", false): 604_800
        case ("D", false): 86400
        case ("H", true): 3600
        case ("M", true): 60
        case ("S", true): 1
        default: nil
        }
    }
}
