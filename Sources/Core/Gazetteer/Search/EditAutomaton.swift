/// Follows the letters of a key and knows how many edits lie between it and the query: bit-parallel approximate matching
/// (Wu and Manber, "Fast text searching allowing errors", 1992), with two letters in the wrong order as one edit.
final class EditAutomaton: Sendable {
    private static let longestQuery = 48

    let query: FoldedText
    let mostEdits: Int
    /// Bit n of a letter's mask: it is the query's letter n.
    private let ascii: InlineArray<128, UInt64>
    private let accepting: UInt64
    private let used: UInt64

    /// Nil for a query that is too long to have one.
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

    /// Before the first letter.
    var start: State {
        State(none: 1, one: 0b11, two: mostEdits > 1 ? 0b111 & used : 0)
    }

    /// How many edits make the letters read so far the whole query; nil where too many.
    func edits(_ state: State) -> Int? {
        if state.none & accepting != 0 { return 0 }
        if state.one & accepting != 0 { return 1 }
        return state.two & accepting != 0 ? 2 : nil
    }

    /// After one more letter of the key.
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

    /// Where the query has one of the letters that may follow, once no edit is left; nil as long as any letter may.
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

    /// Bit n of each: the key so far is the query's first n letters with no, one or two edits.
    struct State: Sendable {
        var none: UInt64
        var one: UInt64
        var two: UInt64
        /// Bit n: the same but for the letter after, which was read instead of letter n.
        var swappedNone: UInt64 = 0
        var swappedOne: UInt64 = 0
        /// How many edits made an earlier or the present letter the query's last.
        var prefixEdits: Int?
        /// All that begins with the letters read so far is counted already.
        var isTaken = false

        /// No letters that follow make it the query.
        var isDead: Bool { none | one | two | swappedNone | swappedOne == 0 }
    }
}
