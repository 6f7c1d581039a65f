import Foundation
import WeatherModel

extension Forecast {
    /// Every quantity the forecast holds, with the part and the name it stands under.
    var quantities: [(name: String, value: any Quantity)] {
        var found: [(name: String, value: any Quantity)] = []
        func collect(_ part: String, _ value: Any) {
            for child in Mirror(reflecting: value).children {
                guard let label = child.label else { continue }
                if let quantity = child.value as? any Quantity {
                    found.append(("\(part).\(label)", quantity))
                } else if label == "conditions" {
                    collect(part, child.value)
                }
            }
        }
        if let current { collect("current", current) }
        for minute in minutes { collect("minutes", minute) }
        for hour in hours { collect("hours", hour) }
        for day in days { collect("days", day) }
        return found
    }

    /// The names of quantities that nature does not allow.
    var implausible: [String] {
        quantities.filter { !$0.value.isPlausible }.map(\.name)
    }

    /// Seconds of sunshine, the one measurement that is a bare number.
    var sunshine: [Double] {
        ([current?.sunshineDuration] + hours.map(\.sunshineDuration) + days.map(\.sunshineDuration)).compactMap { $0 }
    }
}

extension Quantity {
    fileprivate var isPlausible: Bool { Self.plausibleRange.contains(value) }
}
