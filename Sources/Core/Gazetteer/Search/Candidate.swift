/// A place that answers a query, before it is made into words.
struct Candidate {
    let row: Int
    /// Higher is better; see `Ranking`.
    let score: Int
    let kind: PlaceMatch.Kind
    /// How many letters of the query are the place's; the rest says where it is.
    let letters: Int
}
