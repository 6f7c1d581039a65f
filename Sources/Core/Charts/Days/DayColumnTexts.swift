/// The different widths of text in the columns of all days, as texts with zeros for digits, so that few are measured.
public struct DayColumnTexts: Sendable, Hashable {
    /// Names of days.
    public let names: Set<String>
    /// Names with the dates that stand beside them.
    let dated: Set<[String]>
    /// The longest word of the weather of all days; empty for none.
    let longestWord: String
    let falls: Set<String>
    let chances: Set<String>
    let winds: Set<String>
    let lows: Set<String>
    let highs: Set<String>

    /// - Parameters:
    ///   - names: The names of all days listed.
    ///   - dates: The dates of the same days, which stand beside the names where there is room; empty for none.
    ///   - weather: The weather of the same days in words.
    ///   - figures: The figures of the same days, in the same order.
    public init(names: [String], dates: [String] = [], weather: [String] = [], figures: [DayFigures]) {
        self.names = Set(names)
        dated = Set(zip(names, dates).map { [$0, Self.shape($1)] })
        let words = weather.flatMap { $0.split(separator: " ") }
        longestWord = words.max { $0.count < $1.count }.map { String($0) } ?? ""
        falls = Self.shapes(figures.map { $0.fallText ?? "" })
        chances = Self.shapes(figures.map { $0.chanceText ?? "" })
        winds = Self.shapes(figures.map(\.windText))
        lows = Self.shapes(figures.map(\.lowText))
        highs = Self.shapes(figures.map(\.highText))
    }

    /// Figures of one width each are as wide as any other.
    private static func shapes(_ texts: [String]) -> Set<String> {
        Set(texts.map(shape))
    }

    private static func shape(_ text: String) -> String {
        String(text.map { ("0"..."9").contains($0) ? "0" : $0 })
    }
}
