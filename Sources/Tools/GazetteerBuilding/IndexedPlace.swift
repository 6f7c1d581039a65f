/// A place with everything that has been determined for the index.
struct IndexedPlace {
    let source: SourcePlace
    let foldedName: [UInt16]
    /// The folded name without a part in brackets, such as "halle" of "Halle (Saale)"; nil without one.
    var bareName: [UInt16]?
    /// Whether the name has diacritics that the folded name has not.
    let isMarked: Bool
    var region = 0
    var score = 0
    /// The addition that distinguishes it from a bigger place with the same full name; nil if none is needed.
    var qualifier: String?
    /// The alternative names by their folded form.
    var others: [[UInt16]: String] = [:]
}
