public import ArgumentParser
import Foundation
import WeatherModel
public import WeatherStore
import WeatherText

/// A limit on the command line, such as "temperature=3..18", "wind=..30" or, to remove it, "wind=".
struct LimitOption: ExpressibleByArgument {
    let quantity: HourlyQuantity
    /// The ends in the reader's units.
    let least, under: Double?

    init?(argument: String) {
        let sides = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        guard sides.count == 2, let quantity = HourlyQuantity(rawValue: String(sides[0])) else { return nil }
        self.quantity = quantity
        guard !sides[1].isEmpty else {
            (least, under) = (nil, nil)
            return
        }
        guard let dots = sides[1].range(of: "..") else { return nil }
        let ends = [sides[1][..<dots.lowerBound], sides[1][dots.upperBound...]]
        let numbers = ends.map { Double(decimal: $0) }
        guard zip(ends, numbers).allSatisfy({ $0.isEmpty == ($1 == nil) }), numbers.contains(where: { $0 != nil })
        else {
            return nil
        }
        (least, under) = (numbers[0], numbers[1])
    }

    /// Returns the limit in the quantity's own unit; nil for none.
    ///
    /// - Throws: `ValidationError` for a limit that nothing meets, or beyond what the quantity can be.
    func limit(in units: Units) throws -> QuantityLimit? {
        guard least != nil || under != nil else { return nil }
        let ends = [least, under].map { $0.map { quantity.limit(written: $0, in: units) } }
        guard ends.compactMap(\.self).allSatisfy(quantity.range.contains),
            let limit = QuantityLimit(least: ends[0], under: ends[1])
        else { throw ValidationError(tr("The limit of {quantity} can never be met.", ["quantity": quantity.rawValue])) }
        return limit
    }

    /// The names of all quantities, for the help.
    static let names = HourlyQuantity.allCases.map(\.rawValue).joined(separator: ", ")
}

extension HourlyQuantity: ExpressibleByArgument {}

extension ClockSpan: ExpressibleByArgument {
    /// Reads an argument as the settings file has it, such as "07:00-19:00".
    public init?(argument: String) { self.init(argument) }
}

extension TimeOfDay: ExpressibleByArgument {
    /// Reads an argument as the settings file has it, such as "07:00".
    public init?(argument: String) { self.init(argument) }
}

/// Days of the week on the command line, such as "mon,wed", "weekdays" or "weekend".
struct DaysOption: ExpressibleByArgument {
    let days: Set<Weekday>

    init?(argument: String) {
        var days: Set<Weekday> = []
        for word in argument.lowercased().split(separator: ",", omittingEmptySubsequences: false) {
            switch word {
            case "weekdays": days.formUnion(Weekday.workdays)
            case "weekend": days.formUnion([.saturday, .sunday])
            case "all": days.formUnion(Weekday.allCases)
            default:
                guard word.count >= 3, let day = Weekday.allCases.first(where: { $0.rawValue.hasPrefix(word) }) else {
                    return nil
                }
                days.insert(day)
            }
        }
        self.days = days.count == Weekday.allCases.count ? [] : days
    }
}

/// A decimal number on the command line, also a negative one.
struct NumberOption: ExpressibleByArgument {
    let value: Double

    init?(argument: String) {
        guard let number = Double(decimal: argument.trimmingCharacters(in: .whitespaces)) else { return nil }
        value = number
    }
}
