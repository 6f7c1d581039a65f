/// The plural form that a number takes in a language: the expression in `n` of a catalogue's header "Plural-Forms".
///
/// The language of the expressions is C's, as the GNU gettext manual describes it.
struct PluralRule: Sendable {
    /// The rule of English and of every catalogue without one: the first form for 1, the second for other numbers.
    static let germanic = PluralRule(forms: 2, form: .binary(.notEqual, .number, .constant(1)))

    /// The number of forms, 1 to 6.
    let forms: Int
    private let form: PluralExpression

    private init(forms: Int, form: PluralExpression) {
        (self.forms, self.form) = (forms, form)
    }

    /// Reads "nplurals=3; plural=(n==1 ? 0 : 1);"; nil for anything else.
    init?(_ header: some StringProtocol) {
        var values: [Substring: Substring] = [:]
        for field in Substring(header).split(separator: ";") {
            // The expression may hold "==", "<=" and "!=".
            guard let equals = field.firstIndex(of: "=") else { continue }
            values[field[..<equals].trimmingSpaces] = field[field.index(after: equals)...].trimmingSpaces
        }
        guard let forms = values["nplurals"].flatMap({ Int($0) }), 1...6 ~= forms,
            let form = values["plural"].flatMap({ PluralExpression($0) })
        else { return nil }
        self.init(forms: forms, form: form)
    }

    /// Returns the form for the number, 0 to one less than `forms`.
    ///
    /// - Parameter number: The number; of a negative one the magnitude counts.
    func form(for number: Int) -> Int {
        guard let found = form.value(for: number.magnitude), found < UInt(forms) else { return 0 }
        return Int(found)
    }
}

extension Substring {
    fileprivate var trimmingSpaces: Substring {
        let isSpace: (Character) -> Bool = \.isWhitespace
        return Substring(drop(while: isSpace).reversed().drop(while: isSpace).reversed())
    }
}
