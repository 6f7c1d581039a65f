/// Turns text into what the index compares: lower case, without marks, ligatures spelt out, Hangul as jamo, katakana for
/// hiragana, one form of each Arabic letter; apostrophes and dots dropped, other punctuation a space.
///
/// The table travels in the index, so that names and queries can never be folded by two different rules. Layout: number
/// of pages (u16), number of expansions (u16), the page of each 256 scalars (256 × u8), the pages (256 × u16 each), the
/// expansions (4 × u16 each, padded with 0). A value of 0 drops the scalar, one of the private-use area is an expansion.
package struct FoldTable: Sendable {
    package static let space: UInt16 = 0x20
    package static let firstExpansion = 0xE000
    package static let lastExpansion = 0xF8FF
    package static let hangul: ClosedRange<UInt32> = 0xAC00...0xD7A3

    /// The greatest number of bytes of a query that are read.
    private static let longestInput = 1_024

    private let bytes: Bytes
    private let pageCount: Int

    package init(_ bytes: Bytes) {
        self.bytes = bytes
        pageCount = bytes.u16(0)
    }

    package func fold(_ text: String) -> FoldedText {
        var text = text
        return text.withUTF8 { fold($0) }
    }

    /// Returns the folded text of UTF-8; invalid bytes count as spaces.
    package func fold(_ utf8: UnsafeBufferPointer<UInt8>) -> FoldedText {
        var folded = FoldedText()
        var spaceIsDue = false
        var offset = 0
        let end = min(utf8.count, Self.longestInput)
        while offset < end, !folded.isFull {
            let lead = utf8[offset]
            offset += 1
            var scalar = UInt32(lead)
            if lead >= 0x80 {
                // Overlong forms and surrogates are decoded without a check, which does no harm here.
                let more = lead >= 0xF0 ? 3 : lead >= 0xE0 ? 2 : 1
                scalar &= lead >= 0xF0 ? 0x07 : lead >= 0xE0 ? 0x0F : 0x1F
                var taken = 0
                while taken < more, offset < end, utf8[offset] & 0xC0 == 0x80 {
                    scalar = scalar << 6 | UInt32(utf8[offset] & 0x3F)
                    offset += 1
                    taken += 1
                }
                if taken < more || lead < 0xC0 { scalar = UInt32(Self.space) }
            }
            let before = folded.count
            add(scalar, to: &folded, &spaceIsDue)
            if lead >= 0x80, folded.count > before, folded[folded.count - 1] < 0x80 { folded.isMarked = true }
        }
        return folded
    }

    private func add(_ scalar: UInt32, to folded: inout FoldedText, _ spaceIsDue: inout Bool) {
        if Self.hangul.contains(scalar) {
            // A Hangul syllable is decomposed by the Unicode Standard, 3.12: leading consonant, vowel, trailing
            // consonant.
            let syllable = Int(scalar - Self.hangul.lowerBound)
            add(value(0x1100 + syllable / 588), to: &folded, &spaceIsDue)
            add(value(0x1161 + syllable % 588 / 28), to: &folded, &spaceIsDue)
            if syllable % 28 > 0 { add(value(0x11A7 + syllable % 28), to: &folded, &spaceIsDue) }
        } else {
            add(scalar < 0x1_0000 ? value(Int(scalar)) : Int(Self.space), to: &folded, &spaceIsDue)
        }
    }

    private func add(_ value: Int, to folded: inout FoldedText, _ spaceIsDue: inout Bool) {
        if value == Int(Self.space) {
            spaceIsDue = folded.count > 0
        } else if (Self.firstExpansion...Self.lastExpansion).contains(value) {
            let start = 260 + pageCount * 512 + (value - Self.firstExpansion) * 8
            for index in 0..<4 {
                let unit = bytes.u16(start + index * 2)
                guard unit != 0 else { break }
                add(UInt16(unit), to: &folded, &spaceIsDue)
            }
        } else if value != 0 {
            add(UInt16(value), to: &folded, &spaceIsDue)
        }
    }

    private func add(_ unit: UInt16, to folded: inout FoldedText, _ spaceIsDue: inout Bool) {
        if spaceIsDue {
            folded.append(Self.space)
            spaceIsDue = false
        }
        folded.append(unit)
    }

    private func value(_ scalar: Int) -> Int {
        bytes.u16(260 + bytes.u8(4 + scalar >> 8) * 512 + (scalar & 0xFF) * 2)
    }
}
