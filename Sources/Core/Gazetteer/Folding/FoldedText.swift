/// A name or a query as the index compares it: at most 64 folded letters (UTF-16 units of the basic plane), one space
/// between words.
package struct FoldedText: Sendable {
    package static let capacity = 64

    private var units = InlineArray<64, UInt16>(repeating: 0)
    package private(set) var count = 0

    /// Whether a letter was typed with a diacritic, or is a Latin letter outside ASCII.
    package var isMarked = false

    package init() {}

    package init(_ units: some Sequence<UInt16>) {
        for unit in units { append(unit) }
    }

    package subscript(index: Int) -> UInt16 { units[index] }

    package var isFull: Bool { count == Self.capacity }

    package mutating func append(_ unit: UInt16) {
        guard !isFull else { return }
        units[count] = unit
        count += 1
    }

    /// Returns the part of the text in the range, which must be within bounds.
    package func part(_ range: Range<Int>) -> FoldedText {
        FoldedText(range.lazy.map { self[$0] })
    }

    package func hasPrefix(_ prefix: FoldedText, from start: Int = 0) -> Bool {
        guard count - start >= prefix.count else { return false }
        for index in 0..<prefix.count where self[start + index] != prefix[index] { return false }
        return true
    }

    /// The positions at which words begin.
    package var wordStarts: [Int] {
        (0..<count).filter { $0 == 0 || self[$0 - 1] == FoldTable.space }
    }

    package var array: [UInt16] { (0..<count).map { self[$0] } }
}
