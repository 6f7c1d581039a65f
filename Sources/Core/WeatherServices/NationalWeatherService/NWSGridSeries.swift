import Foundation
import WeatherModel

/// One variable of the raw grid: values that each hold for an interval.
struct NWSGridSeries<Value: Measured> {
    private let steps: [(interval: ISOInterval, value: Value)]
    private let hourlySums: [Date: Value]

    /// Reads a variable; the series is empty if the grid does not have it.
    ///
    /// - Parameter unit: The unit of the values if the variable names none.
    init(_ variable: JSONObject?, unit: MeasuredUnit? = nil) {
        let unit = variable?.text("uom").flatMap(NWSUnit.unit) ?? (variable?.text("uom") == nil ? unit : nil)
        let given = variable?.objects("values") ?? []
        let found = given.compactMap { step -> (interval: ISOInterval, value: Value)? in
            guard let interval = ISOInterval(step.text("validTime")), let unit,
                let value = Value(step.number("value"), in: unit)
            else { return nil }
            return (interval, value)
        }
        steps = found.sorted { $0.interval.start < $1.interval.start }
        let hourly = found.filter { $0.interval.end.timeIntervalSince($0.interval.start) == 3600 }
        hourlySums = Dictionary(hourly.map { ($0.interval.end, $0.value) }) { first, _ in first }
    }

    /// The time from the first interval's beginning to the last one's end, which is not part of it; nil without any.
    var span: Range<Date>? {
        guard let first = steps.first, let last = steps.last else { return nil }
        return first.interval.start..<last.interval.end
    }

    /// Returns the value of the last interval that begins at or before the moment; nil if that has ended by then.
    func value(at moment: Date) -> Value? {
        var (low, high) = (0, steps.count)
        while low < high {
            let middle = (low + high) / 2
            if steps[middle].interval.start <= moment { low = middle + 1 } else { high = middle }
        }
        guard low > 0, steps[low - 1].interval.end > moment else { return nil }
        return steps[low - 1].value
    }

    /// Returns the total of an interval that is exactly the hour before the moment; totals of longer intervals cannot
    /// be divided.
    func sum(ofHourEnding moment: Date) -> Value? {
        hourlySums[moment]
    }

    /// The intervals with their totals in ascending order; intervals that overlap an earlier one are left out.
    var sums: [(interval: ISOInterval, value: Value)] {
        steps.reduce(into: []) { kept, step in
            if kept.last.map({ $0.interval.end <= step.interval.start }) ?? true { kept.append(step) }
        }
    }
}

/// The unit codes of the National Weather Service, such as "wmoUnit:degC", in older answers "unit:degC".
enum NWSUnit {
    /// Returns the unit for a code; nil if it is not known, so that its values are ignored.
    static func unit(_ code: String) -> MeasuredUnit? {
        // The code may also be an address, "http://codes.wmo.int/common/unit/degC".
        switch code.split(whereSeparator: { ":/".contains($0) }).last {
        case "degC": .celsius
        case "degF": .fahrenheit
        case "K": .kelvin
        case "m_s-1": .metresPerSecond
        case "km_h-1": .kilometresPerHour
        case "mi_h-1": .milesPerHour
        case "kt", "kn": .knots
        case "Pa": .pascal
        case "hPa": .hectopascal
        case "mm": .millimetre
        case "cm": .centimetre
        case "m": .metre
        case "km": .kilometre
        case "in", "[in_i]": .inch
        case "ft", "[ft_i]": .foot
        case "mi", "[mi_i]": .mile
        case "percent": .percent
        case "degree_(angle)": .degree
        default: nil
        }
    }
}

extension JSONObject {
    /// Reads a member of the form {"unitCode": "wmoUnit:degC", "value": 1.2, "qualityControl": "V"}.
    ///
    /// Returns nil for a value that failed quality control: X is rejected, Q questioned, B judged bad by a person.
    func measured<Value: Measured>(_ key: String) -> Value? {
        guard let member = object(key), let unit = member.text("unitCode").flatMap(NWSUnit.unit),
            !["X", "Q", "B"].contains(member.text("qualityControl")?.suffix(1))
        else { return nil }
        return Value(member.number("value"), in: unit)
    }
}

extension String {
    /// Whether the text can be the identifier of a grid or a station in a path: 1 to 16 ASCII letters and digits.
    var isNWSIdentifier: Bool {
        (1...16).contains(utf8.count)
            && utf8.allSatisfy { (0x30...0x39).contains($0) || (0x41...0x5A).contains($0 & 0xDF) }
    }
}

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
