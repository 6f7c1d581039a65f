/// Reads the keys of a bucket one after the other, in order.
///
/// A bucket: number of entries (u8) and `LetterWindow` (u8); an entry: how many letters it shares with the one before and how
/// many follow (4 bits each, the latter 15 where a byte says it), these letters, and the posting.
struct BucketReader {
    private let bytes: Bytes
    private var offset: Int
    private var remaining: Int
    private let window: LetterWindow

    /// Letters of the present key, after those that lead to the bucket; `length` of them count.
    private(set) var key = InlineArray<64, UInt16>(repeating: 0)
    private(set) var length = 0
    /// How many of them are those of the key before.
    private(set) var shared = 0
    private(set) var posting = Posting(packed: 0)

    init(_ bytes: Bytes, at offset: Int) {
        self.bytes = bytes
        self.offset = offset + 2
        window = LetterWindow(number: bytes.u8(offset + 1))
        remaining = bytes.u8(offset)
    }

    /// Goes to the next entry; false where there is none.
    mutating func next() -> Bool {
        guard remaining > 0, offset < bytes.count else { return false }
        remaining -= 1
        let head = bytes.u8(offset)
        offset += 1
        var fresh = head & 15
        if fresh == 15 {
            fresh = bytes.u8(offset)
            offset += 1
        }
        // In a damaged file more may be shared than there was.
        shared = min(head >> 4, length)
        length = min(shared + fresh, FoldedText.capacity)
        for index in shared..<length {
            key[index] = window.letter(bytes, &offset)
        }
        posting = Posting(packed: bytes.u24(offset))
        offset += Posting.size
        return true
    }
}
