/// The making of one card.
protocol DetailRule: SendableMetatype {
    /// Returns nil if no source offers what the card shows.
    static func card(_ details: DetailContext) -> DetailCard?
}
