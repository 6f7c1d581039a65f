/// Text in one byte a letter where all letters beyond ASCII lie within 128 of each other, as in most scripts, else in UTF-8:
/// the idea of the Standard Compression Scheme for Unicode (Unicode Technical Standard 6).
package struct LetterWindow: Sendable, Hashable {
    private static let step = 64
    private static let length = 128
    /// Latin letters stay UTF-8, as they mix with ASCII and share more with each other so.
    private static let first = 0x370 / step
    /// The bits that ASCII leaves clear in each of eight bytes.
    private static let notASCII: UInt64 = 0x8080_8080_8080_8080

    /// 0 for UTF-8, else the window's first letter in steps of 64.
    package let number: Int

    package init(number: Int) {
        self.number = number
    }

    /// Makes the window for these letters.
    package init(of letters: some Sequence<UInt16>) {
        let others = letters.filter { $0 >= 0x80 }
        guard let lowest = others.min(), let highest = others.max() else {
            self.init(number: 0)
            return
        }
        let number = Int(lowest) / Self.step
        let fits = (Self.first...255).contains(number) && Int(highest) < number * Self.step + Self.length
        self.init(number: fits ? number : 0)
    }

    /// Returns the bytes of the letters, none of which may be a surrogate.
    package func bytes(_ letters: some Collection<UInt16>) -> [UInt8] {
        guard number > 0 else { return Array(String(decoding: letters, as: UTF16.self).utf8) }
        return letters.map { UInt8(truncatingIfNeeded: $0 < 0x80 ? Int($0) : Int($0) - number * Self.step + 0x80) }
    }

    /// Returns the letter at the offset and advances it.
    @inline(__always)
    func letter(_ bytes: Bytes, _ offset: inout Int) -> UInt16 {
        let lead = bytes.u8(offset)
        offset += 1
        if lead < 0x80 { return UInt16(lead) }
        if number > 0 { return UInt16(number * Self.step + lead - 0x80) }
        if lead < 0xE0 {
            offset += 1
            return UInt16((lead & 0x1F) << 6 | bytes.u8(offset - 1) & 0x3F)
        }
        offset += 2
        return UInt16((lead & 0x0F) << 12 | (bytes.u8(offset - 2) & 0x3F) << 6 | bytes.u8(offset - 1) & 0x3F)
    }

    /// Returns the offset after that many letters.
    @inline(__always)
    func skip(_ letters: Int, _ bytes: Bytes, _ offset: Int) -> Int {
        if number > 0 { return offset + letters }
        // Most letters are ASCII, which can be tested for eight of them at once.
        if letters <= 8, bytes.u64(offset) & Self.notASCII >> UInt64(64 - 8 * letters) == 0,
            offset + 8 <= bytes.count
        {
            return offset + letters
        }
        var end = offset
        for _ in 0..<letters {
            let lead = bytes.u8(end)
            end += lead < 0x80 ? 1 : lead < 0xE0 ? 2 : 3
        }
        return end
    }
}
