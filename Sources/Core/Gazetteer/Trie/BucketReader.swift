/// Reads the keys of a bucket one after the other, in order.
///
/// A bucket: number of entries (u8) and `LetterWindow` (u8); an entry: how many letters it shares with the one before and how
/// many follow (4 bits each, the latter 15 where a byte says it), these letters, and the posting.
struct BucketReader {
    private let bytes: Bytes
    private var offset: Int
    private var remaining: Int
    private let window: LetterWindow

    /// The letters of the present key after those that lead to the bucket; `length` of them are valid.
    private(set) var key = InlineArray<64, UInt16>(repeating: 0)
    private(set) var length = 0
    /// The number of letters shared with the key before.
    private(set) var shared = 0
    /// The posting of the present key.
    var posting: Posting { Posting(packed: bytes.u24(offset &- Posting.size)) }

    init(_ bytes: Bytes, at offset: Int) {
        self.bytes = bytes
        self.offset = offset + 2
        window = LetterWindow(number: bytes.u8(offset + 1))
        remaining = bytes.u8(offset)
    }

    /// Goes to the next entry that shares fewer letters than the limit with its predecessor; false if there is none.
    ///
    /// The skipped keys have the same result as the one they share the letters with.
    @inline(__always)
    mutating func next(sharingFewerThan limit: Int = .max) -> Bool {
        guard nextUnread(sharingFewerThan: limit) else { return false }
        for index in shared..<length { key[index] = window.letter(bytes, &offset) }
        offset += Posting.size
        return true
    }

    /// Goes to that entry without reading its letters: `nextLetter()` reads those after the shared ones, and
    /// `finish(at:)` must follow.
    @inline(__always)
    mutating func nextUnread(sharingFewerThan limit: Int) -> Bool {
        while let fresh = nextHead() {
            if shared < limit { return true }
            offset = window.skip(fresh, bytes, offset) + Posting.size
        }
        return false
    }

    /// Returns the next letter of an unread entry, which must have one.
    @inline(__always)
    mutating func nextLetter() -> UInt16 { window.letter(bytes, &offset) }

    /// Goes to the end of the entry from that letter of its key.
    @inline(__always)
    mutating func finish(at letter: Int) {
        offset = window.skip(length - letter, bytes, offset) + Posting.size
    }

    /// Goes to the next entry without reading its letters; false if there is none.
    @inline(__always)
    mutating func nextPosting() -> Bool {
        guard let fresh = nextHead() else { return false }
        offset = window.skip(fresh, bytes, offset) + Posting.size
        return true
    }

    /// Returns whether the present key continues like the text from that position; it must not be shorter.
    @inline(__always)
    func begins(like text: FoldedText, from start: Int) -> Bool {
        for index in start..<text.count where key[index - start] != text[index] { return false }
        return true
    }

    /// Returns the number of letters of the next entry that are not shared; nil if there is none.
    @inline(__always)
    private mutating func nextHead() -> Int? {
        guard remaining > 0, offset < bytes.count else { return nil }
        remaining -= 1
        let head = bytes.u8(offset)
        offset += 1
        var fresh = head & 15
        if fresh == 15 {
            fresh = bytes.u8(offset)
            offset += 1
        }
        // In a damaged file, the number of shared letters may be too large.
        shared = min(head >> 4, length)
        length = min(shared + fresh, FoldedText.capacity)
        return length - shared
    }
}
