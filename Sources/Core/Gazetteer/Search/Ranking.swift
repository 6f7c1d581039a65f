/// What is added to or taken from a place's score, 8 for each doubling of its population.
enum Ranking {
    /// The whole of a name: before all that merely begin so.
    static let wholeName = 256
    /// The whole of a name with marks typed without them, or the other way round.
    static let otherMarks = -10
    /// The whole of another name in Latin letters: what is called so comes before what is also called so.
    static let wholeOtherName = -24
    /// All with this much match with the whole of a name.
    static let namesakes = wholeName + wholeOtherName
    /// The biggest place of a region that is called so: after towns and before villages that are.
    static let regionAlone = wholeName - 52
    /// Places with less have fewer than 15,000 people.
    static let village = 110
    /// A place of the user's country, as if it had three times the people.
    static let nudge = 12
    /// In a query of several words: the words before the region are the whole name.
    static let wholeNameInRegion = 40
    /// In a query of several words: the words after the name are the whole of a region's or country's name or code.
    static let wholeRegion = 20
    /// A query with a typing error: after all that match without one.
    static let corrected = -256
    /// A second typing error.
    static let secondError = -40
    /// With a typing error, the whole name.
    static let wholeCorrected = 48
    /// A name begun by that many letters is what was meant, and no typing error is looked for, if its place has this much:
    /// a million people for four letters, eight thousand for six.
    static func surelyMeant(letters: Int) -> Int { max(0, 160 - 28 * (letters - 4)) }
    /// The first letter is the wrong one.
    static let firstLetterWrong = -12
}
