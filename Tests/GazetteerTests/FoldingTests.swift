import Gazetteer
import Testing

@Suite("Folding")
struct FoldingTests {
    private let table: FoldTable
    private let small: SmallIndex

    init() throws {
        small = try SmallIndex()
        table = small.index.tables.folding
    }

    private func folded(_ text: String) -> String {
        String(decoding: table.fold(text).array, as: UTF16.self)
    }

    @Test(
        "case, marks and ligatures make no difference",
        arguments: [
            ("ZÜRICH", "zurich"), ("Łódź", "lodz"), ("Straße", "strasse"), ("Ærø", "aero"), ("İstanbul", "istanbul"),
            ("Đà Nẵng", "da nang"), ("Þórshöfn", "thorshofn"), ("Θεσσαλονίκη", "θεσσαλονικη"), ("Πάτρας", "πατρασ"),
            ("МОСКВА", "москва"), ("Орёл", "орел"), ("e\u{301}", "e"), ("ﬁ", "fi"), ("Ａ１", "a1"), ("٣", "3"),
        ])
    func latin(typed: String, expected: String) {
        #expect(folded(typed) == expected)
    }

    @Test(
        "apostrophes and dots vanish, other punctuation parts words, spaces are one",
        arguments: [
            ("St. John's", "st johns"), ("Xi’an", "xian"), ("Saint-Étienne", "saint etienne"), ("  a ,, b  ", "a b"),
            ("U.K.", "uk"), ("!!", ""), ("a/b", "a b"), ("\u{0}\u{7}", ""),
        ])
    func punctuation(typed: String, expected: String) {
        #expect(folded(typed) == expected)
    }

    @Test("hiragana is katakana, and the vowel signs of Indic scripts stay")
    func scripts() {
        #expect(folded("とうきょう") == folded("トウキョウ"))
        #expect(folded("दिल्ली") == "दिल्ली")
        #expect(folded("ﾄ") == "ト")
    }

    @Test("one form of each Arabic letter, no vowel points, no tatweel; Hebrew finals are the letter itself")
    func arabic() {
        #expect(folded("إسكندرية") == folded("اسكندريه"))
        #expect(folded("مَكَّة") == folded("مكه"))
        #expect(folded("تهرانـ") == "تهران")
        #expect(folded("مشهد‌ی") == folded("مشهدي"))
        #expect(folded("לונדון") == "לונדונ")
    }

    @Test("a Hangul syllable begins like its letters, whichever side of the vowel the last one stands on")
    func hangul() {
        let busan = table.fold("부산")
        for typed in ["ㅂ", "부", "붓", "부사", "부산"] { #expect(busan.hasPrefix(table.fold(typed)), "\(typed)") }
        #expect(!busan.hasPrefix(table.fold("북")))
        #expect(table.fold("값").count == 4)
    }

    @Test("what is not UTF-8 parts words, and nothing is longer than 64 letters")
    func invalid() {
        let bytes: [UInt8] = [0x61, 0xFF, 0x62, 0xE6, 0x9D, 0x63, 0xC3]
        #expect(bytes.withUnsafeBufferPointer { table.fold($0) }.array == Array("a b c".utf16))
        #expect(table.fold(String(repeating: "ab", count: 5_000)).count == 64)
        #expect(folded("a😀b") == "a b")
    }

    @Test("it tells whether marks were folded away")
    func marks() {
        #expect(table.fold("Malmö").isMarked)
        #expect(!table.fold("Malmo").isMarked)
        #expect(!table.fold("東京").isMarked)
    }
}
