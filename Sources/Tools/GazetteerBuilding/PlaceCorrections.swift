/// Places that the sources have in a region they left, as their maps show.
enum PlaceCorrections {
    /// Codes of regions by GeoNames id: Batam belongs to the Riau Islands (40), not to Riau.
    static let regionCodes = [6_295_587: "40"]
}
