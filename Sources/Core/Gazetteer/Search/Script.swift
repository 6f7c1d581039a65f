/// Groups of letters that can be mistaken for each other when typing.
enum Script {
    /// Folded Latin with digits and the space, Greek, Cyrillic, Armenian, Hebrew, Arabic, Indic and South-East Asian blocks,
    /// Georgian, jamo, Ethiopic, kana.
    private static let ranges: [ClosedRange<UInt16>] = [
        0x20...0x24F, 0x370...0x3FF, 0x400...0x52F, 0x530...0x58F, 0x590...0x5FF, 0x600...0x6FF, 0x900...0xDFF,
        0xE00...0xEFF, 0x10A0...0x10FF, 0x1100...0x11FF, 0x1200...0x139F, 0x3040...0x30FF,
    ]

    /// Returns the group of the letter; in a script with thousands of letters only the letter itself.
    static func letters(like letter: UInt16) -> ClosedRange<UInt16> {
        ranges.first { $0.contains(letter) } ?? letter...letter
    }
}
