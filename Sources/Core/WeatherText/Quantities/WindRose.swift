public import Foundation
import WeatherModel

/// Where the wind comes from in the coming hours, by sixteen parts of the horizon.
public struct WindRose: Sendable, Hashable {
    /// "Where it comes from".
    public let title: String
    /// What is counted: "hours until 9 Dec".
    public let counted: String
    /// The commonest directions, "144 hours from the southwest, 62 hours from the west", as a sentence.
    public let sentence: String
    /// North, east, south and west as letters.
    public let letters: [String]
    /// All of it for a screen reader.
    public let spokenText: String
    /// The hours of each part, north first and then clockwise; calm hours are in none.
    package let hours: [Double]

    /// The number of parts.
    private static let parts = 16
    /// The share of the commonest direction's hours from which on another one is told beside it.
    private static let least = 0.4

    /// Returns nil where no coming hour has a direction.
    ///
    /// - Parameter shown: The end of the days that are shown, of which the rose tells more.
    public init?(in report: SettledReport, until shown: Date = .distantFuture, _ context: SentenceContext) {
        var (hours, eighths) = (Array(repeating: 0.0, count: Self.parts), Array(repeating: 0.0, count: 8))
        let coming = report.hourSpans.filter { $0.end > context.now }
        // Calm hours are of the same days, though they are in no part.
        let end = ForecastEnd.after(coming.last { $0.start.windSpeed != nil }?.start.time, context)
        for span in coming {
            guard let from = span.start.windDirection?.value, let speed = span.start.windSpeed,
                WindForce(speed) != .calm
            else { continue }
            let length = span.hours(from: context.now, to: end)
            hours[Int((from * Double(Self.parts) / 360).rounded()) % Self.parts] += length
            eighths[Int((from / 45).rounded()) % 8] += length
        }
        guard let most = eighths.max(), most >= 1 else { return nil }
        self.hours = hours
        let formatter = context.formatter
        title = tr("Where it comes from")
        counted = ForecastEnd.counted(until: end, shown: shown, context)
        letters = [
            tr("N", context: "compass"), tr("E", context: "compass"), tr("S", context: "compass"),
            tr("W", context: "compass"),
        ]
        let told = eighths.enumerated().sorted { $0.element > $1.element }.prefix(3)
            .filter { $0.element >= most * Self.least }
        sentence = tr(
            "{sentence}.",
            [
                "sentence": PhraseList.text(
                    told.map { part, length in
                        let whole = Int(length.rounded())
                        return formatter.from(
                            Bearing(Double(part) * 45),
                            tr(
                                one: "{count} hour", other: "{count} hours", count: whole,
                                ["count": formatter.count(whole)]))
                    })
            ])
        spokenText = PhraseList.text([title, counted, sentence])
    }
}
