import Foundation
package import WeatherModel

/// The highest and the lowest value of a quantity with their times.
struct QuantityExtremes {
    private let quantity: PageQuantity
    private let (high, low): ((time: Date, value: Double), (time: Date, value: Double))

    /// Returns nil where no row tells the quantity.
    init?(of quantity: PageQuantity, in rows: some Sequence<Hour>) {
        let known = rows.compactMap { row in quantity.value(in: row.conditions).map { (row.time, $0) } }
        guard let high = known.max(by: { $0.1 < $1.1 }), let low = known.min(by: { $0.1 < $1.1 }) else { return nil }
        (self.quantity, self.high, self.low) = (quantity, high, low)
    }

    /// Returns "Highest temperature 12° at 14:00 tomorrow, lowest −2° on Sunday at 05:00.", of what harms at one end only that
    /// end; nil where both are shown alike.
    ///
    /// - Parameter at: Returns a time within the sentence, "at 14:00".
    func sentence(_ formatter: WeatherFormatter, at: (Date) -> String) -> String? {
        func text(_ value: Double) -> String { quantity.text(of: value, formatter) }
        func values(_ one: (time: Date, value: Double)) -> [String: String] {
            ["value": text(one.value), "at": at(one.time)]
        }
        switch quantity {
        case .wind: return tr("Highest mean wind {value} {at}.", values(high))
        case .uvIndex: return tr("Highest UV index {value} {at}.", values(high))
        case .visibility: return tr("Lowest visibility {value} {at}.", values(low))
        default: break
        }
        guard text(high.value) != text(low.value) else { return nil }
        let both = [
            "high": text(high.value), "highAt": at(high.time), "low": text(low.value), "lowAt": at(low.time),
        ]
        return switch quantity {
        case .temperature: tr("Highest temperature {high} {highAt}, lowest {low} {lowAt}.", both)
        case .feelsLike: tr("Highest felt temperature {high} {highAt}, lowest {low} {lowAt}.", both)
        case .humidity: tr("Highest humidity {high} {highAt}, lowest {low} {lowAt}.", both)
        case .pressure: tr("Highest pressure {high} {highAt}, lowest {low} {lowAt}.", both)
        case .precipitation, .wind, .visibility, .uvIndex, .air, .sky: nil
        }
    }

    /// Whether the highest value is shown as nought.
    func isNought(_ formatter: WeatherFormatter) -> Bool {
        quantity.text(of: high.value, formatter) == quantity.text(of: 0, formatter)
    }
}

extension PageQuantity {
    /// Returns what it does on a day, of today from its midnight on as the chart shows it: "Highest UV index 4 at 12:00."; nil
    /// where nothing is to be told of it, as of the wind of a day whose row has it.
    ///
    /// - Parameter reports: What sources reported as current in the past days.
    package func story(
        of date: CivilDate, in report: SettledReport, over coordinates: Coordinates, reports: [CurrentConditions] = [],
        _ context: SentenceContext
    ) -> String? {
        guard let span = date.span(in: context.zone) else { return nil }
        guard self != .precipitation else {
            return QuantitySums.wholeDay(date, span, in: report, over: coordinates, context)
        }
        let rows = QuantityHours(self, of: report, reports: reports, in: span).rows
        guard let extremes = QuantityExtremes(of: self, in: rows),
            self != .uvIndex || !extremes.isNought(context.formatter),
            // Its highest wind is in the day's words, and may be another source's than that of the hours.
            self != .wind || report.dayRows.first(where: { $0.date == date })?.windSpeedMax == nil
        else { return nil }
        let told = extremes.sentence(context.formatter) { context.formatter.hourOrMidnight($0, .at, in: context.zone) }
        guard self == .pressure, span.contains(context.now) else { return told }
        let recent = PressureDetail.recentChange(in: report, at: context.now)
        return PhraseList.sentences([recent.map { tr("{sentence}.", ["sentence": $0]) }, told])
    }
}
