/// What a copy of a chart says of itself once it has left the program.
public struct ChartCaption: Sendable, Hashable {
    /// The name of the place.
    public let place: String
    /// The date of the present at the place, "2026-11-21".
    public let date: String
    /// The dates that the hours cover, such as "2026-11-20 to 2026-11-27".
    public let period: String
    /// The attribution with the licence and its link, as CC BY wants them to be passed on.
    public let credit: String
    /// The origin of the values, such as "Open-Meteo, forecast fetched at 14:48".
    public let provenance: String

    /// Makes a caption of texts that are shown as they are.
    public init(place: String, date: String, period: String, credit: String, provenance: String) {
        (self.place, self.date, self.period) = (place, date, period)
        (self.credit, self.provenance) = (credit, provenance)
    }
}
