import Foundation
import WeatherModel

/// The nights of a forecast in which stars can be seen.
enum ClearNights {
    /// One night: its dark hours, named for the day it begins on.
    private struct Night {
        var hours = 0.0
        var covered = 0.0
        var isKnown = true
        var isWet = false

        /// Whether on the average less than a third of the sky is covered, as where the weather is called mostly clear.
        var isClear: Bool {
            guard isKnown, !isWet, hours > 0 else { return false }
            return [.clear, .mostlyClear].contains(WeatherCondition(cloudCover: Percentage(covered / hours)))
        }
    }

    /// Returns the days on which clear nights begin, or that none of the known ones is clear; empty where none is known, or dark.
    static func lines(in report: SettledReport, _ daylight: Daylight, _ context: SentenceContext) -> [String] {
        var nights: [CivilDate: Night] = [:]
        for span in report.hourSpans where span.end > context.now {
            let middle = span.start.time + span.duration / 2
            guard !daylight.isDay(span.start.conditions, at: middle) else { continue }
            // Until noon it is that of the day before.
            let evening = CivilDate(middle - 12 * 3600, in: context.zone)
            var night = nights[evening] ?? Night()
            night.hours += span.hours(from: context.now, to: .distantFuture)
            if let cover = span.cloudCover {
                night.covered += cover.value * span.hours(from: context.now, to: .distantFuture)
            } else {
                night.isKnown = false
            }
            night.isWet = night.isWet || span.tellsRain
            nights[evening] = night
        }
        // The forecast may end within the last one.
        let known = nights.filter(\.value.isKnown).keys.sorted()
        let told = known.dropLast(known.last == nights.keys.max() ? 1 : 0)
        guard let last = told.last else { return [] }
        let clear = told.filter { nights[$0]?.isClear == true }
        guard clear.isEmpty else { return [PhraseList.text(clear.map { context.formatter.spokenDay($0) })] }
        return [tr("None until {date}", ["date": context.formatter.dayAndMonth(last)])]
    }
}
