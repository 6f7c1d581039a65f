/// A place that matches a query, before its values are read.
struct Candidate {
    let row: Int
    /// The score by `Ranking`, the higher the better.
    let score: Int
    let kind: PlaceMatch.Kind
    /// The number of letters of the query that belong to the place's name; the others name its region.
    let letters: Int
}
