import WeatherText

/// A language that does not exist, in which every text is longer, in brackets and without a plain letter.
///
/// What shows a plain letter has not passed through `tr`; what is cut off has no room for a longer language; what shows
/// brackets side by side in one sentence was glued from pieces.
struct PseudoCatalogue: TextCatalogue {
    /// Whether texts begin and end with a right-to-left mark.
    let isRightToLeft: Bool

    /// Left to right, unless asked otherwise.
    init(rightToLeft: Bool = false) {
        isRightToLeft = rightToLeft
    }

    /// The text, disguised.
    func text(_ english: StaticString, context: StaticString?) -> String {
        disguised("\(english)")
    }

    /// The form for the number, disguised.
    func text(one: StaticString, other: StaticString, count: Int, context: StaticString?) -> String {
        disguised("\(count.magnitude == 1 ? one : other)")
    }

    /// Replaces the letters and lengthens the text by half; names in braces are kept.
    private func disguised(_ text: String) -> String {
        var isName = false
        var letters = 0
        let accented = text.map { character -> Character in
            if character == "{" { isName = true }
            if character == "}" { isName = false }
            guard !isName, let other = Self.accented[character] else { return character }
            letters += 1
            return other
        }
        let mark = isRightToLeft ? "\u{200F}" : ""
        return mark + "⟦" + String(accented) + String(repeating: "·", count: (letters + 1) / 2) + "⟧" + mark
    }

    private static let accented = Dictionary(
        uniqueKeysWithValues: zip(
            "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ",
            "áƀçđéƒğĥíĵķļɱñóþɋŕšţúṽŵẋýžÁɃÇĐÉƑĞĤÍĴĶĻḾÑÓÞɊŔŠŢÚṼŴẊÝŽ"))
}
