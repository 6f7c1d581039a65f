/// What is added to or taken from a place's score, 8 for each doubling of its population.
enum Ranking {
    /// The whole of a name: before all that merely begin so.
    static let wholeName = 256
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
    /// A place with that much is what was meant, and no typing error is looked for: a name begun of a million people, or the
    /// whole of one.
    static let surelyMeant = 160
    /// The first letter is the wrong one.
    static let firstLetterWrong = -12
}
