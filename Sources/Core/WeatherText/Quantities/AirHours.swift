package import Foundation
package import WeatherModel

/// An air quality index hour by hour, all of one standard, with that of now as the card tells it.
package struct AirHours: Sendable {
    /// The standard of all indices: the one that the reader wants if it is known now, else the source's own.
    package let standard: AirQualityStandard
    /// The index of now.
    let present: AirQualityIndex
    /// The hours in order of time, of which one is that of now.
    private let rows: [(time: Date, index: AirQualityIndex)]
    private let byTime: [Date: AirQualityIndex]

    /// Returns nil where no index is known now.
    package init?(of report: SettledReport, _ formatter: WeatherFormatter) {
        guard let part = report.airQuality?.value,
            let now = PresentAir(part, at: report.now, wanted: formatter.airQualityStandard), let index = now.index
        else { return nil }
        (standard, present) = (index.standard, index)
        // A row within half an hour of now might say another value than the card.
        var rows = part.hours.filter { abs($0.time.timeIntervalSince(report.now)) >= 1800 }.compactMap { air in
            part.index(index.standard, of: air).map { (time: air.time, index: $0) }
        }
        rows.append((report.now, index))
        self.rows = rows.sorted { $0.time < $1.time }
        byTime = Dictionary(rows.map { ($0.time, $0.index) }) { first, _ in first }
    }

    /// The hours as periods, each of which lasts to the next one.
    package var spans: [HourSpan] {
        let hours = rows.indices.map { index in
            let gap = index > 0 ? rows[index].time.timeIntervalSince(rows[index - 1].time) : 3600
            return Hour(time: rows[index].time, duration: gap <= 2 * 3600 ? gap : 3600)
        }
        return hours.indices.map { HourSpan(hours[$0], followedBy: $0 + 1 < hours.count ? hours[$0 + 1] : nil) }
    }

    /// Returns the index of one of the periods.
    package func index(of span: HourSpan) -> AirQualityIndex? { byTime[span.start.time] }

    /// The classes of the standard, with the sixth of the European one only where an hour reaches it.
    package var scale: DetailScale {
        let worst = rows.map(\.index).max { AirQualityClass($0).rank < AirQualityClass($1).rank } ?? present
        return AirDetail.scale(of: worst)
    }

    /// Returns the class of an index among those of its standard.
    package static func scale(of index: AirQualityIndex) -> DetailScale { AirDetail.scale(of: index) }

    /// The limits between these classes.
    package var limits: [Double] { Array(AirDetail.limits(of: standard).prefix(scale.words.count - 1)) }

    /// The hours to come with the class of each.
    func tally(_ context: SentenceContext) -> QuantityTally? {
        let known = spans.filter { $0.end > context.now }.compactMap { span in index(of: span).map { (span, $0) } }
        let end = ForecastEnd.after(known.last?.0.start.time, context)
        let hours = known.reduce(into: [Int: Double]()) { hours, one in
            hours[AirQualityClass(one.1).rank, default: 0] += one.0.hours(from: context.now, to: end)
        }
        let (limits, standard) = (limits, standard)
        return QuantityTally(
            hours: hours, end: end, sample: scale, present: AirQualityClass(present).rank,
            effects: standard.effects,
            limits: { formatter in
                // Classes without numbers have no limits to be told.
                standard == .openWeather ? [] : limits.map(formatter.whole)
            }, numbers: { _ in nil },
            // The class is that of the whole number that is shown, and the number of a limit is of the class below it.
            starts: { formatter in standard == .openWeather ? nil : limits.map { formatter.whole($0 + 1) } })
    }

    /// Returns the worst hour to come: "Worst on Sunday at 17:00: 52, moderate.".
    func sentence(until end: Date, _ context: SentenceContext) -> String? {
        let coming = rows.filter { $0.time > context.now && $0.time < end }
        guard let worst = coming.max(by: { $0.index.value < $1.index.value }) else { return nil }
        return tr(
            "Worst {at}: {quality}.",
            [
                "at": context.moment(worst.time, .at), "quality": context.formatter.airQualityAlone(worst.index),
            ])
    }
}

/// The air of now: the nearest row that tells anything, with its index.
struct PresentAir {
    /// The row, which may be hours away.
    let air: AirQuality
    /// Whether it is near enough to be told as that of now.
    let isNear: Bool
    /// The index by the wanted standard, else the source's own; nil if neither is known, or the row is too far away.
    let index: AirQualityIndex?
    /// Whether the index is of the wanted standard, or none is wanted.
    let isAsWanted: Bool

    /// Returns nil where no row tells anything.
    init?(_ report: AirQualityReport, at now: Date, wanted: AirQualityStandard?) {
        let rows = ([report.current].compactMap { $0 } + report.hours).filter {
            !$0.indices.isEmpty || !$0.pollen.isEmpty || (wanted != nil && !$0.pollutants.isEmpty)
        }
        guard let air = rows.min(by: { $0.distance(to: now) < $1.distance(to: now) }) else { return nil }
        let own = air.indices.first { $0.standard == .european } ?? air.indices.first
        let chosen = wanted.flatMap { report.index($0, of: air) }
        self.air = air
        isNear = air.isPresent(at: now)
        index = isNear ? chosen ?? own : nil
        isAsWanted = wanted == nil || chosen != nil
    }
}

extension AirQuality {
    /// The greatest distance from now in seconds of an hour that is told as now.
    private static let reach: TimeInterval = 2 * 3600

    fileprivate func distance(to now: Date) -> TimeInterval { abs(time.timeIntervalSince(now)) }

    /// Returns whether it is near enough to the moment to be told as that of now.
    package func isPresent(at now: Date) -> Bool { distance(to: now) <= Self.reach }
}

extension AirQualityStandard {
    /// What each class means for people, in a few words, from the best to the worst.
    var effects: [String] {
        switch self {
        case .european, .openWeather:
            [
                tr("Fine for everyone"), tr("Fine for most; the very sensitive may notice it"),
                tr("With asthma, take it easy outdoors"), tr("Sensitive people: less effort outdoors"),
                tr("Everyone: less effort outdoors, windows shut"), tr("Everyone: stay indoors, windows shut"),
            ]
        case .us:
            [
                tr("Fine for everyone"), tr("Fine for most; the very sensitive may notice it"),
                tr("Sensitive people: less effort outdoors"), tr("Everyone: less effort outdoors"),
                tr("Everyone: less effort outdoors, windows shut"), tr("Everyone: stay indoors, windows shut"),
            ]
        }
    }
}
