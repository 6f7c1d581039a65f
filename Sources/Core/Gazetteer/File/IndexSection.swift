/// The sections of an index file in the order of the header's table.
///
/// All numbers are little-endian.
package enum IndexSection: Int, CaseIterable {
    /// The `FoldTable`.
    case folding
    /// The countries: ISO code (2 bytes), name (u32 into `strings`), first region and number of regions (u16 each).
    case countries
    /// The regions: country (u16), name (u32 into `strings`, 0 if unknown).
    case regions
    /// The time zones: IANA name (u32 into `strings`).
    case zones
    /// Texts as length (u8) and UTF-8, the first of them empty.
    case strings
    /// The score of each place (u8): 8·log₂ of the population, less a deduction for parts of a bigger town. Places are
    /// in descending order of population, then in order of their GeoNames id.
    case scores
    /// The region of each place (u16).
    case placeRegions
    /// The offset of each place in `places` (u32).
    case placeOffsets
    /// The `PlaceRecord` of each place, the biggest in order of size, the others in order of name.
    case places
    /// The alternative names of each place, front-coded: the number of bytes shared with the name before and of those
    /// that follow (u8 each), and these bytes in `NameCoding`.
    case otherNames
    /// The inner nodes of the `NameTrie` of places, each before its children.
    case nameNodes
    /// The buckets of the `NameTrie` of places.
    case nameBuckets
    /// The inner nodes of the `NameTrie` of countries and regions.
    case areaNodes
    /// The buckets of the `NameTrie` of countries and regions.
    case areaBuckets
    /// The beginning of each `PlaceGrid` cell of one degree in `gridPlaces` (u32 each, with one more at the end).
    case gridCells
    /// The places in order of their cells (u24 each).
    case gridPlaces
}
