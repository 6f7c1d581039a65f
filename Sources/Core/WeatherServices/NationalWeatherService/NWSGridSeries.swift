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
