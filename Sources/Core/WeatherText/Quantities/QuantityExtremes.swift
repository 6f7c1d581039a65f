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

    /// Returns "Highest 12° at 14:00 tomorrow, lowest −2° on Sunday at 05:00.", of what harms at one end only that end; nil
    /// where both are shown alike.
    ///
    /// - Parameter at: Returns a time within the sentence, "at 14:00".
    func sentence(_ formatter: WeatherFormatter, at: (Date) -> String) -> String? {
        func values(_ one: (time: Date, value: Double)) -> [String: String] {
            ["value": quantity.text(of: one.value, formatter), "at": at(one.time)]
        }
        let (highest, lowest) = (
            tr("Highest {value} {at}", values(high)), tr("lowest {value} {at}", values(low))
        )
        switch quantity {
        case .wind, .uvIndex: return tr("{sentence}.", ["sentence": highest])
        case .visibility: return tr("{sentence}.", ["sentence": lowest.capitalizedFirst])
        default:
            return values(high)["value"] == values(low)["value"]
                ? nil : tr("{sentence}.", ["sentence": PhraseList.text([highest, lowest])])
        }
    }

    /// Whether the highest value is shown as nought.
    func isNought(_ formatter: WeatherFormatter) -> Bool {
        quantity.text(of: high.value, formatter) == quantity.text(of: 0, formatter)
    }
}

extension PageQuantity {
    /// Returns what it does on a day, of today in the hours to come: "Highest 49 km/h at 15:00."; nil where nothing is to be
    /// told of it, as rain is in the day's own words, and the wind
    /// of a day whose row has it.
    package func story(of date: CivilDate, in report: SettledReport, _ context: SentenceContext) -> String? {
        guard self != .precipitation, let span = date.span(in: context.zone),
            let extremes = QuantityExtremes(
                of: self, in: report.hourRows.filter { span.contains($0.time) && $0.time > context.now }),
            self != .uvIndex || !extremes.isNought(context.formatter),
            // Its highest wind is in the day's words, and may be another source's than that of the hours.
            self != .wind || report.dayRows.first(where: { $0.date == date })?.windSpeedMax == nil
        else { return nil }
        return extremes.sentence(context.formatter) { context.formatter.hourOrMidnight($0, .at, in: context.zone) }
    }
}
