/// The words of a meteogram that belong to no single hour.
public struct MeteogramWords: Sendable, Hashable {
    /// "Now".
    public var now: String
    /// Said in the rain's lane where no rain is in view: "Dry until Sunday morning"; nil where the rain is not known.
    public var dry: String?
    /// The rain's bands from the bottom up: "light", "moderate", "heavy".
    public var bands: [String]
    /// The bands' limits in the unit shown, from the bottom up: "2.5", "7.6".
    public var limits: [String]
    /// "mm".
    public var rainUnit: String
    /// "%".
    public var chanceUnit: String
    /// "km/h".
    public var windUnit: String

    public init(
        now: String, dry: String?, bands: [String], limits: [String], rainUnit: String, chanceUnit: String,
        windUnit: String
    ) {
        (self.now, self.dry, self.bands, self.limits) = (now, dry, bands, limits)
        (self.rainUnit, self.chanceUnit, self.windUnit) = (rainUnit, chanceUnit, windUnit)
    }
}
