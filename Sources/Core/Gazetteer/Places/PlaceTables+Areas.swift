extension PlaceTables {
    /// Inserts the region or country of a posting from the trie of areas, in which rows are the regions, then the
    /// countries.
    func insert(_ posting: Posting, isWhole: Bool, into set: inout AreaSet) {
        if posting.row < regionCount {
            set.insert(posting.row, isWhole: isWhole)
        } else {
            for region in regions(ofCountry: posting.row - regionCount) { set.insert(region, isWhole: isWhole) }
        }
    }
}
