/// Corrections of places that the sources have in a former region.
enum PlaceCorrections {
    /// The codes of regions by GeoNames id: Batam belongs to the Riau Islands (40), not to Riau.
    static let regionCodes = [6_295_587: "40"]
}
