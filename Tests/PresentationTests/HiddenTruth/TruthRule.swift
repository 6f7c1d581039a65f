import HiddenTruth
import WeatherModel

/// One line of docs/consistency.md about the weather itself: what is told is true within the step of the data.
struct TruthRule: Sendable {
    /// The name on the page of rules.
    let name: String
    /// What is told wrongly; nil where nothing is.
    let broken: @Sendable (TruePage) -> String?

    init(_ name: String, _ broken: @escaping @Sendable (TruePage) -> String?) {
        (self.name, self.broken) = (name, broken)
    }

    static let all: [TruthRule] = rain + soon + hours + days + sky + tiles

    /// Returns the text without the chance that is spoken of.
    static func withoutChance(_ text: String) -> String {
        guard text.contains("percent") else { return text }
        return text.replacing(/\d+ percent chance of (rain or snow|rain|snow)/, with: "")
    }

    /// Returns the number before the unit; nil for any other text.
    static func number(_ text: String?, _ unit: String) -> Double? {
        text.flatMap { $0.hasSuffix(unit) ? Double($0.dropLast(unit.count)) : nil }
    }
}
