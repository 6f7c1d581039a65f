extension Meteogram {
    /// One of its hours in few words, for the eye where a sentence has no room: "15:00 · 6° · 8.4 mm · 95 % · 22 km/h".
    public func brief(_ hour: MeteogramHour) -> String {
        func measured(_ text: String?, _ unit: String?) -> String? {
            guard let text, !text.isEmpty else { return nil }
            // A no-break space, as a number stays with its unit.
            return unit.map { text + "\u{00A0}" + $0 } ?? text
        }
        return [
            measured(hour.timeText, nil), measured(hour.valueText, curve.unit), measured(hour.rateText, words.rainUnit),
            measured(hour.chanceText, words.chanceUnit), measured(hour.windText, words.windUnit),
        ].compactMap { $0 }.joined(separator: " · ")
    }
}
