/// The words of a meteogram that belong to no single hour.
public struct MeteogramWords: Sendable, Hashable {
    /// "Now".
    public var now: String
    /// The rain's bands from the bottom up: "light", "moderate", "heavy".
    public var bands: [String]
    /// The bands' limits in the unit shown, from the bottom up: "2.5", "7.6".
    public var limits: [String]
    /// "mm".
    public var rainUnit: String
    /// "%".
    public var chanceUnit: String
    /// A share as the language writes it, with "{number}" for its number: "{number}%".
    public var share: String
    /// "km/h".
    public var windUnit: String
    /// The midnight that ends a day: "24:00"; nil where it has no label.
    public var end: String?
    /// Said in the curve's lane where no hour has the quantity; nil where one has.
    public var missing: String?

    /// Takes the words as they are read.
    public init(
        now: String, bands: [String], limits: [String], rainUnit: String, chanceUnit: String, windUnit: String,
        share: String = "{number}%", end: String? = nil, missing: String? = nil
    ) {
        (self.now, self.bands, self.limits) = (now, bands, limits)
        (self.rainUnit, self.chanceUnit, self.windUnit) = (rainUnit, chanceUnit, windUnit)
        (self.share, self.end, self.missing) = (share, end, missing)
    }
}
