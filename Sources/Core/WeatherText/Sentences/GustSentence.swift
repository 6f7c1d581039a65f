import Foundation
import WeatherModel

/// The sentence about violent gusts, such as "Gusts up to 108 km/h at 15:00".
enum GustSentence {
    /// Gusts of this force, 75 km/h, break twigs and lift tiles.
    private static let least = WindForce.strongGale

    /// Returns nil where the gusts of the next 24 hours are weaker or not known; a storm that lasts longer is told by its
    /// worst.
    static func text(of report: SettledReport, _ context: SentenceContext) -> String? {
        let rows = report.agreed.hours(from: context.now, count: 48).map(\.start)
        var known = rows.prefix(24).compactMap { row in row.windGust.map { (time: row.time, gust: $0) } }
        // A storm that goes on may be at its worst later.
        if let last = known.last, WindForce(last.gust) >= least {
            for row in rows.dropFirst(24) {
                guard let gust = row.windGust, WindForce(gust) >= least else { break }
                known.append((row.time, gust))
            }
        }
        if let present = report.present, present.kind != .past, let gust = present.conditions.windGust {
            known.insert((context.now, gust), at: 0)
        }
        guard let peak = known.max(by: { $0.gust < $1.gust }), WindForce(peak.gust) >= least else { return nil }
        let values = ["gust": context.formatter.speed(peak.gust), "at": context.moment(peak.time, .at)]
        return peak.time > context.now
            ? tr("Gusts up to {gust} {at}.", values) : tr("Gusts up to {gust} now.", values)
    }
}
