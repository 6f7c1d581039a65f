/// The best places so far without duplicates, the best first, the bigger one first if scores are equal.
struct Candidates {
    let limit: Int
    private(set) var list: [Candidate] = []
    private let nudged: Range<Int>
    private let tables: PlaceTables

    /// - Parameter nudged: The regions whose places get a bonus.
    init(limit: Int, nudged: Range<Int>, tables: PlaceTables) {
        self.limit = limit
        self.nudged = nudged
        self.tables = tables
        list.reserveCapacity(limit + 1)
    }

    /// An empty list with the same limit and country.
    var emptied: Candidates { Candidates(limit: limit, nudged: nudged, tables: tables) }

    /// Inserts other candidates after the first and after all with at least that score; they take the score of their
    /// predecessor, so that the order is kept.
    mutating func insert(_ others: some Sequence<Candidate>, before score: Int) {
        var place = max(1, list.firstIndex { $0.score < score } ?? list.count)
        for other in others where !list.contains(where: { $0.row == other.row }) {
            let follows = list.isEmpty ? other.score : list[min(place, list.count) - 1].score
            list.insert(
                Candidate(row: other.row, score: follows, kind: other.kind, letters: other.letters),
                at: min(place, list.count))
            place += 1
        }
        if list.count > limit { list.removeLast(list.count - limit) }
    }

    /// Returns false if a place with that score cannot enter the list, even with the bonus.
    @inline(__always)
    func admits(_ score: Int) -> Bool {
        guard list.count >= limit, let last = list.last else { return limit > 0 }
        return score + (nudged.isEmpty ? 0 : Ranking.nudge) >= last.score
    }

    mutating func add(_ row: Int, score: Int, kind: PlaceMatch.Kind, letters: Int) {
        guard admits(score), row < tables.count else { return }
        let isNudged = !nudged.isEmpty && nudged.contains(tables.region(of: row))
        let new = Candidate(row: row, score: isNudged ? score + Ranking.nudge : score, kind: kind, letters: letters)
        var place = list.count
        for (index, other) in list.enumerated() {
            if other.row == row {
                if other.score >= new.score { return }
                list.remove(at: index)
                place = min(place, index)
                break
            }
            if place == list.count, new.score > other.score || new.score == other.score && row < other.row {
                place = index
            }
        }
        list.insert(new, at: min(place, list.count))
        if list.count > limit { list.removeLast() }
    }
}
