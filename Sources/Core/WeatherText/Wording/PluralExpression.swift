/// An expression of C in one unsigned number `n`, of the operators that a rule for plurals has.
indirect enum PluralExpression: Sendable, Hashable {
    /// The operators between two expressions.
    enum Operator: String, Sendable {
        case or = "||"
        case and = "&&"
        case equal = "=="
        case notEqual = "!="
        case less = "<"
        case lessOrEqual = "<="
        case greater = ">"
        case greaterOrEqual = ">="
        case plus = "+"
        case minus = "-"
        case times = "*"
        case divided = "/"
        case remainder = "%"

        /// The operators from those that bind least to those that bind most.
        static let levels: [[Operator]] = [
            [.or], [.and], [.equal, .notEqual], [.lessOrEqual, .greaterOrEqual, .less, .greater], [.plus, .minus],
            [.times, .divided, .remainder],
        ]
    }

    /// The number `n`.
    case number
    case constant(UInt)
    case not(PluralExpression)
    case binary(Operator, PluralExpression, PluralExpression)
    case conditional(PluralExpression, PluralExpression, PluralExpression)

    /// Reads an expression; nil if the text is none, or one so long that no language needs it.
    init?(_ text: Substring) {
        guard text.utf8.count <= 500 else { return nil }
        var reader = PluralExpressionReader(text)
        guard let expression = reader.conditional(), reader.isAtEnd else { return nil }
        self = expression
    }

    /// Returns the value; nil where it divides by 0.
    func value(for n: UInt) -> UInt? {
        switch self {
        case .number: return n
        case .constant(let value): return value
        case .not(let one): return one.value(for: n).map { $0 == 0 ? 1 : 0 }
        case .conditional(let test, let yes, let no):
            return test.value(for: n).flatMap { $0 != 0 ? yes.value(for: n) : no.value(for: n) }
        case .binary(let sign, let left, let right):
            guard let first = left.value(for: n) else { return nil }
            // What need not be looked at may well divide by 0.
            if sign == .or, first != 0 { return 1 }
            if sign == .and, first == 0 { return 0 }
            return right.value(for: n).flatMap { Self.value(sign, first, $0) }
        }
    }

    private static func value(_ sign: Operator, _ first: UInt, _ second: UInt) -> UInt? {
        func truth(_ isTrue: Bool) -> UInt { isTrue ? 1 : 0 }
        return switch sign {
        case .or, .and: truth(second != 0)
        case .equal: truth(first == second)
        case .notEqual: truth(first != second)
        case .less: truth(first < second)
        case .lessOrEqual: truth(first <= second)
        case .greater: truth(first > second)
        case .greaterOrEqual: truth(first >= second)
        case .plus: first &+ second
        case .minus: first &- second
        case .times: first &* second
        case .divided: second == 0 ? nil : first / second
        case .remainder: second == 0 ? nil : first % second
        }
    }
}

/// Reads an expression from left to right, a level of operators after the other.
private struct PluralExpressionReader {
    private var rest: Substring
    /// The number of expressions within each other that may still be opened, as each of them takes of the stack.
    private var depth = 50

    init(_ text: Substring) {
        rest = text
    }

    /// Whether nothing but spaces is left.
    var isAtEnd: Bool { rest.allSatisfy(\.isWhitespace) }

    /// Reads "test ? yes : no", or what stands there in its place.
    mutating func conditional() -> PluralExpression? {
        guard depth > 0 else { return nil }
        depth -= 1
        defer { depth += 1 }
        guard let test = binary(level: 0) else { return nil }
        guard take("?") else { return test }
        guard let yes = conditional(), take(":"), let no = conditional() else { return nil }
        return .conditional(test, yes, no)
    }

    private mutating func binary(level: Int) -> PluralExpression? {
        guard PluralExpression.Operator.levels.indices.contains(level) else { return single() }
        guard var left = binary(level: level + 1) else { return nil }
        while let sign = PluralExpression.Operator.levels[level].first(where: { take($0.rawValue) }) {
            guard let right = binary(level: level + 1) else { return nil }
            left = .binary(sign, left, right)
        }
        return left
    }

    private mutating func single() -> PluralExpression? {
        if take("!") { return single().map { .not($0) } }
        if take("(") {
            let inner = conditional()
            return take(")") ? inner : nil
        }
        if take("n") { return .number }
        let digits = rest.prefix { $0.isASCII && $0.isNumber }
        guard let value = UInt(digits) else { return nil }
        rest = rest[digits.endIndex...]
        return .constant(value)
    }

    /// Steps over spaces, and over the sign behind them if it stands there.
    private mutating func take(_ sign: String) -> Bool {
        rest = rest.drop(while: \.isWhitespace)
        guard rest.hasPrefix(sign) else { return false }
        rest = rest.dropFirst(sign.count)
        return true
    }
}
