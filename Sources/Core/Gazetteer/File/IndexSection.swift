/// The parts of an index file, in the order of the header's table of extents.
///
/// All numbers are little-endian.
package enum IndexSection: Int, CaseIterable {
    /// `FoldTable`.
    case folding
    /// A country a row: ISO code (2 bytes), name (u32 into `strings`), first region and number of regions (u16 each).
    case countries
    /// A region a row: country (u16), name (u32 into `strings`, 0 where it has none).
    case regions
    /// A time zone a row: IANA name (u32 into `strings`).
    case zones
    /// Length (u8) and UTF-8. Starts with an empty one.
    case strings
    /// 8·log₂ of the population, less what a part of a bigger town is demoted by (u8 a place). Places are in order of
    /// population, the biggest first, and of GeoNames id.
    case scores
    /// u16 a place.
    case placeRegions
    /// Offset into `places` (u32 a place).
    case placeOffsets
    /// `PlaceRecord` a place; the biggest by size, then the others by name.
    case places
    /// The other names of each place, front-coded in bytes: how many are shared with the name before and how many follow (u8
    /// each), and these bytes of the `NameCoding`.
    case otherNames
    /// Inner nodes of the places' `NameTrie`, each before its children.
    case nameNodes
    /// Buckets of the places' `NameTrie`.
    case nameBuckets
    /// Inner nodes of the `NameTrie` of countries and regions.
    case areaNodes
    /// Buckets of the `NameTrie` of countries and regions.
    case areaBuckets
    /// `PlaceGrid`: where each cell of one degree starts in `gridPlaces` (u32 a cell, and one more).
    case gridCells
    /// Places by cell (u24 each).
    case gridPlaces
}
