/// How wide the texts of each column are, in pixels.
struct DayColumnWidths {
    let name, fall, wind, low, high: Double

    init(_ texts: DayColumnTexts, _ measure: some TextMeasuring) {
        func widest(_ texts: Set<String>, _ lettering: Lettering) -> Double {
            texts.map { measure.size(of: $0, lettering).width }.max() ?? 0
        }
        name = widest(texts.names, .boldDay)
        fall = max(widest(texts.falls, .dayAmount), widest(texts.chances, .dayDetail))
        wind = widest(texts.winds, .dayDetail)
        low = widest(texts.lows, .day)
        high = widest(texts.highs, .boldDay)
    }
}

extension Lettering {
    /// The lettering of lows.
    static let day = Lettering(11)
    /// The lettering of names and highs.
    static let boldDay = Lettering(11, isBold: true)
    /// The lettering of amounts of rain.
    static let dayAmount = Lettering(10, isBold: true)
    /// The lettering of probabilities and winds.
    static let dayDetail = Lettering(10)
}
