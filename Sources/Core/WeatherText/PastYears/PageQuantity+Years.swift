import Foundation
package import WeatherModel

extension PageQuantity {
    /// Whether an archive tells it of earlier years.
    public var hasPastYears: Bool {
        switch self {
        case .temperature, .feelsLike, .precipitation, .wind, .humidity, .pressure: true
        case .visibility, .uvIndex, .air, .sky: false
        }
    }

    /// The seconds of a day whose value has to be known: twenty hours.
    static let known: TimeInterval = 20 * 3600

    /// Returns what a day is compared by, from its rows: the highest temperature or wind, the sum of rain, the mean of humidity
    /// and pressure; nil where less than twenty hours of it are known.
    func dayValue(of rows: some Sequence<Hour>) -> Double? {
        var (values, weighted, time): ([Double], Double, TimeInterval) = ([], 0, 0)
        for row in rows {
            guard let value = value(in: row.conditions) else { continue }
            values.append(value)
            weighted += value * row.duration
            time += row.duration
        }
        guard let highest = values.max(), time >= Self.known else { return nil }
        return switch self {
        case .precipitation: values.reduce(0, +)
        case .humidity, .pressure: weighted / time
        default: highest
        }
    }

    /// Returns the value of a day as the page has it: that of its row among the days, else of its hours; nil where it is not known.
    ///
    /// - Parameter days: The days as they are written in numbers, ``SettledReport/wholeDays(over:)``; one that is not among them counts as
    ///   its row has it.
    package func dayValue(on date: CivilDate, in report: SettledReport, of days: [Day] = []) -> Double? {
        let day = report.dayRows.first { $0.date == date && !$0.isPartial }
        let told: Double? =
            switch self {
            // The day that has begun has what was measured in it, as its row has.
            case .temperature:
                day.flatMap { day in (report.comingDays.first { $0.date == date } ?? day).high?.value }
            case .precipitation:
                day.flatMap { day in (days.first { $0.date == date } ?? day).precipitation?.value }
            case .wind: day?.windSpeedMax?.value
            default: nil
            }
        guard let span = date.span(in: report.timeZone) else { return told }
        return told
            ?? dayValue(
                of: report.hourRows.filter {
                    // A row's sum is that of the time which ends at it.
                    self == .precipitation
                        ? $0.time > span.lowerBound && $0.time <= span.upperBound : span.contains($0.time)
                })
    }

    /// What a day is compared by, in words.
    var dayValueWords: String {
        switch self {
        case .temperature: tr("the day’s high")
        case .feelsLike: tr("the highest felt temperature of the day")
        case .precipitation: tr("the day’s precipitation")
        case .wind: tr("the strongest wind of the day")
        case .humidity: tr("the day’s mean humidity")
        case .pressure: tr("the day’s mean pressure")
        case .visibility, .uvIndex, .air, .sky: title
        }
    }

    /// Returns a day's value with its unit, such as "7°" and "3 mm".
    package func dayText(of value: Double, _ formatter: WeatherFormatter) -> String {
        self == .precipitation ? formatter.precipitation(Precipitation(value)) : text(of: value, formatter)
    }

    /// Returns a day's value in the unit that the reader chose.
    package func number(of value: Double, in units: Units) -> Double {
        switch self {
        case .temperature, .feelsLike: units.number(Temperature(value))
        case .precipitation: units.number(Precipitation(value))
        case .wind: units.number(Speed(value))
        case .pressure: units.number(Pressure(value))
        case .humidity, .visibility, .uvIndex, .air, .sky: value
        }
    }
}
