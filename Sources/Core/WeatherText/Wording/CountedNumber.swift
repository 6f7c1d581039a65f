/// A number as it is written, by which the form of its unit goes.
enum CountedNumber {
    /// One without decimals.
    case whole(Int)
    /// One with decimals, and what stands before them: in French and Portuguese 1.5 is singular, and 2.5 plural.
    case decimal(Int)

    /// The context of the translations for numbers with decimals, as `scripts/build/make-template` writes it.
    static let decimalContext: StaticString = "number with decimals"

    /// Whether English says the singular.
    static func isOne(_ count: Int, _ context: StaticString?) -> Bool { context == nil && count.magnitude == 1 }
}

/// Returns a text that depends on a number which may have decimals, in the user's language.
///
/// A translation has each such text twice, as many languages use another form behind decimals than behind any whole number.
func tr(one: StaticString, other: StaticString, number: CountedNumber, _ values: [String: String]) -> String {
    switch number {
    case .whole(let count):
        filled(Wording.catalogue.text(one: one, other: other, count: count, context: nil), values)
    case .decimal(let whole):
        filled(
            Wording.catalogue.text(one: one, other: other, count: whole, context: CountedNumber.decimalContext), values)
    }
}
