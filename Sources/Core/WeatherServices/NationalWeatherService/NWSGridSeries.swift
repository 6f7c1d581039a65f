import Foundation
import WeatherModel

/// One variable of the raw grid: values that each hold for a stretch of time.
struct NWSGridSeries<Value: Measured> {
    private let steps: [(interval: ISOInterval, value: Value)]
    private let hourlySums: [Date: Value]

    /// Empty for a variable the grid does not have.
    ///
    /// - Parameter unit: What the variable is in where it does not say.
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

    /// The value of the last interval to begin at or before the moment, if it has not ended by then.
    func value(at moment: Date) -> Value? {
        var (low, high) = (0, steps.count)
        while low < high {
            let middle = (low + high) / 2
            if steps[middle].interval.start <= moment { low = middle + 1 } else { high = middle }
        }
        guard low > 0, steps[low - 1].interval.end > moment else { return nil }
        return steps[low - 1].value
    }

    /// The sum of the one interval that is just the hour before the moment; sums of longer ones cannot be divided.
    func sum(ofHourEnding moment: Date) -> Value? {
        hourlySums[moment]
    }

    /// The intervals with their sums, in rising order, those that overlap an earlier one left out.
    var sums: [(interval: ISOInterval, value: Value)] {
        steps.reduce(into: []) { kept, step in
            if kept.last.map({ $0.interval.end <= step.interval.start }) ?? true { kept.append(step) }
        }
    }
}
