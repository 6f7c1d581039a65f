/// Follows the letters of a key and knows how many edits lie between it and the query: bit-parallel approximate matching
/// (Wu and Manber, "Fast text searching allowing errors", 1992), with two letters in the wrong order as one edit.
final class EditAutomaton: Sendable {
    private static let longestQuery = 48

    let query: FoldedText
    let mostEdits: Int
    /// The positions of each letter in the query: bit n is set if letter n of the query is that letter.
    private let ascii: InlineArray<128, UInt64>
    private let accepting: UInt64
    private let used: UInt64

    /// Returns nil for a query that is too long.
    init?(_ query: FoldedText, mostEdits: Int) {
        guard query.count > 0, query.count <= Self.longestQuery else { return nil }
        self.query = query
        self.mostEdits = mostEdits
        accepting = 1 << UInt64(query.count)
        used = accepting << 1 &- 1
        var ascii = InlineArray<128, UInt64>(repeating: 0)
        for index in 0..<query.count where query[index] < 128 {
            ascii[Int(query[index])] |= 1 << UInt64(index)
        }
        self.ascii = ascii
    }

    /// The state before the first letter.
    var start: State {
        State(none: 1, one: 0b11, two: mostEdits > 1 ? 0b111 & used : 0)
    }

    /// Returns the number of edits that turn the letters read so far into the query; nil if there are too many.
    func edits(_ state: State) -> Int? {
        if state.none & accepting != 0 { return 0 }
        if state.one & accepting != 0 { return 1 }
        return state.two & accepting != 0 ? 2 : nil
    }

    /// Returns the state after one more letter of the key.
    @inline(__always)
    func step(_ state: State, _ letter: UInt16) -> State {
        let mask = mask(letter)
        var next = State(none: (state.none & mask) << 1, one: 0, two: 0)
        // In this order: right letter, one too many in the key, a wrong one, two swapped, one missing in the key.
        next.one =
            ((state.one & mask) << 1 | state.none | state.none << 1 | (state.swappedNone & mask) << 2
                | next.none << 1) & used
        next.swappedNone = state.none & mask >> 1
        if mostEdits > 1 {
            next.two =
                ((state.two & mask) << 1 | state.one | state.one << 1 | (state.swappedOne & mask) << 2
                    | next.one << 1) & used
            next.swappedOne = state.one & mask >> 1
        }
        next.isTaken = state.isTaken
        next.prefixEdits = state.prefixEdits ?? edits(next)
        return next
    }

    /// Returns the positions in the query of letters that may follow when no edit is left; nil while any letter may.
    func positionsLeft(_ state: State) -> UInt64? {
        guard state.none == 0, mostEdits == 1 || state.one == 0 else { return nil }
        return (state.one | state.two | state.swappedNone | state.swappedOne) & (accepting - 1)
    }

    @inline(__always)
    func mask(_ letter: UInt16) -> UInt64 {
        if letter < 128 { return ascii[Int(letter)] }
        var mask: UInt64 = 0
        for index in 0..<query.count where query[index] == letter { mask |= 1 << UInt64(index) }
        return mask
    }

    /// Bit n of each mask means that the key so far matches the first n letters of the query with no, one or two edits.
    struct State: Sendable {
        var none: UInt64
        var one: UInt64
        var two: UInt64
        /// Bit n means the same, but that the letter after was read instead of letter n.
        var swappedNone: UInt64 = 0
        var swappedOne: UInt64 = 0
        /// The number of edits with which a prefix of the key matches the query; nil if none does.
        var prefixEdits: Int?
        /// Whether everything that begins with the letters read so far has been counted.
        var isTaken = false

        /// Whether no further letters can lead to a match.
        var isDead: Bool { none | one | two | swappedNone | swappedOne == 0 }
    }
}
