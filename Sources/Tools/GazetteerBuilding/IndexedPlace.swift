/// A place on its way into the index, with all that is worked out about it.
struct IndexedPlace {
    let source: SourcePlace
    let foldedName: [UInt16]
    /// The folded name without what stands in brackets behind it: "halle" of "Halle (Saale)".
    var bareName: [UInt16]?
    /// The name has marks that the folded one has not.
    let isMarked: Bool
    var region = 0
    var score = 0
    /// Tells it from a bigger place with the same label.
    var qualifier: String?
    /// Other names by folded form, each as it is written.
    var others: [[UInt16]: String] = [:]
}
