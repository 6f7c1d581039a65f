/// The bonuses and deductions on a place's score, in which 8 points are a doubling of the population.
enum Ranking {
    /// The match of a whole name, which precedes all prefixes.
    static let wholeName = 256
    /// The match of a whole name whose diacritics differ from those typed.
    static let otherMarks = -10
    /// The match of a whole alternative name in Latin letters, which follows places with that main name.
    static let wholeOtherName = -24
    /// The lowest bonus of any match of a whole name.
    static let namesakes = wholeName + wholeOtherName
    /// The biggest place of a region with that name, after towns and before villages with it.
    static let regionAlone = wholeName - 52
    /// The score of a place with 15,000 people, below which it is a village.
    static let village = 110
    /// A place of the user's country, as if it had three times the population.
    static let nudge = 12
    /// The words before the region are the whole name, in a query of several words.
    static let wholeNameInRegion = 40
    /// The words after the name are a whole name or code of a region or country, in a query of several words.
    static let wholeRegion = 20
    /// A typing error, so that all matches without one come first.
    static let corrected = -256
    /// A second typing error.
    static let secondError = -40
    /// The whole name matches with a typing error.
    static let wholeCorrected = 48
    /// Returns the score from which a place is surely intended by that many letters of its name, so that no typing
    /// error is considered: a million people for four letters, eight thousand for six.
    static func surelyMeant(letters: Int) -> Int { max(0, 160 - 28 * (letters - 4)) }
    /// The first letter is wrong.
    static let firstLetterWrong = -12
}
