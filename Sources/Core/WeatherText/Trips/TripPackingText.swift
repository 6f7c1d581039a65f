import Trips
import WeatherModel
public import WeatherStore

/// What to pack for a trip, in words.
public struct TripPackingText: Sendable, Hashable {
    /// A thing with the weather that is the reason for it.
    public struct Row: Sendable, Hashable, Identifiable {
        /// The thing.
        public let id: PackingItem
        /// "Rain jacket".
        public let name: String
        /// "wet on 8 of 18 days, up to 24 mm, Ponta Delgada, Thursday 3 December".
        public let reason: String
        /// Both for a screen reader.
        public let spokenText: String
        /// Whether its owner has ticked it.
        public let isPacked: Bool
    }

    /// The things there is a reason to pack, six at most.
    public let rows: [Row]
    /// What there is no reason for: "No strong sun (UV index up to 2)."; nil for nothing.
    public let needless: String?
    /// How many of the coming days that follows from, where not from all; nil where from all.
    public let basis: String?

    init(_ outlook: TripOutlook, packed: Set<PackingItem>, names: [String], _ formatter: WeatherFormatter) {
        let advice = outlook.packing
        rows = advice.filter(\.isNeeded).map { advice in
            let name = advice.item.words
            return Row(
                id: advice.item, name: name, reason: advice.reason(names, formatter),
                spokenText: tr(
                    "{source}: {words}.", ["source": name, "words": advice.reason(names, formatter.speaking)]),
                isPacked: packed.contains(advice.item))
        }
        let words = advice.filter { !$0.isNeeded }.map { advice in
            tr("{item} ({reason})", ["item": advice.item.needlessWords, "reason": advice.reason.text(formatter)])
        }
        needless =
            words.isEmpty ? nil : tr("{sentence}.", ["sentence": PhraseList.text(words).capitalizedFirst])
        let (known, all) = outlook.dateCounts
        basis =
            known == all || known == 0
            ? nil
            : tr(
                one: "By the forecast for {known} of {count} day.",
                other: "By the forecast for {known} of {count} days.",
                count: all, ["known": formatter.count(known), "count": formatter.count(all)])
    }
}

extension PackingAdvice {
    /// The weather with the place and the day of it.
    fileprivate func reason(_ names: [String], _ formatter: WeatherFormatter) -> String {
        let place = at.flatMap { names.indices.contains($0.leg) ? names[$0.leg] : nil }
        return PhraseList.text([reason.text(formatter), place, at.map { formatter.spokenDay($0.day.date) }])
    }
}

extension PackingAdvice.Reason {
    fileprivate func text(_ formatter: WeatherFormatter) -> String {
        switch self {
        case .wetDays(let wet, let count, let most):
            PhraseList.text([
                tr(
                    one: "wet on {wet} of {count} day", other: "wet on {wet} of {count} days", count: count,
                    ["wet": formatter.count(wet), "count": formatter.count(count)]),
                most.flatMap { $0.value > 0 ? tr("up to {value}", ["value": formatter.briefPrecipitation($0)]) : nil },
            ])
        case .gust(let speed): tr("gusts up to {value}", ["value": formatter.speed(speed)])
        case .low(let low): tr("down to {value}", ["value": formatter.temperature(low)])
        case .high(let high): tr("up to {value}", ["value": formatter.temperature(high)])
        case .snow(let depth): tr("fresh snow up to {value}", ["value": formatter.snow(depth)])
        case .ultraviolet(let index): tr("UV index up to {value}", ["value": formatter.uvIndex(index)])
        }
    }
}
