/// A piece of typed coordinates.
enum CoordinateToken: Equatable {
    /// A number as typed, with its sign.
    case number(String)
    case degree
    case minute
    case second
    case comma
    case north
    case south
    case east
    case west

    var isHemisphere: Bool { [.north, .south, .east, .west].contains(self) }

    /// Returns the tokens; nil if the text contains anything else.
    static func tokens(of text: String) -> [CoordinateToken]? {
        var rest = Substring(text)
        let isLink = rest.lowercased().hasPrefix("geo:")
        if isLink { rest = rest.dropFirst(4).prefix { $0 != ";" && $0 != "?" } }
        var tokens: [CoordinateToken] = []
        while let character = rest.first {
            if character.isWhitespace {
                rest.removeFirst()
            } else if let token = marks[character] {
                // Two single quotes count as a double one.
                if token == .minute, tokens.last == .minute {
                    tokens[tokens.count - 1] = .second
                } else {
                    tokens.append(token)
                }
                rest.removeFirst()
            } else {
                guard let number = number(at: &rest) else { return nil }
                tokens.append(.number(number))
            }
        }
        // A "geo:" link may add an altitude.
        return isLink && tokens.count == 5 ? Array(tokens.prefix(3)) : tokens
    }

    /// Returns the decimal number of two tokens with a comma between them; nil if they cannot form one.
    static func joined(_ whole: CoordinateToken, _ fraction: CoordinateToken) -> CoordinateToken? {
        guard case .number(let whole) = whole, case .number(let fraction) = fraction, !whole.contains("."),
            fraction.allSatisfy(\.isNumber)
        else { return nil }
        return .number("\(whole).\(fraction)")
    }

    private static let marks: [Character: CoordinateToken] = [
        "°": .degree, "º": .degree, "˚": .degree, "′": .minute, "'": .minute, "’": .minute, "″": .second, "\"": .second,
        "”": .second, ",": .comma, ";": .comma, "/": .comma, "N": .north, "n": .north, "S": .south, "s": .south,
        "E": .east, "e": .east, "W": .west, "w": .west,
    ]

    private static func number(at rest: inout Substring) -> String? {
        var number = ""
        if let sign = rest.first, ["-", "−", "+"].contains(sign) {
            rest.removeFirst()
            if sign != "+" { number = "-" }
        }
        let digits = rest.prefix { $0.isASCII && $0.isNumber || $0 == "." }
        guard digits.contains(where: \.isNumber), Double(digits) != nil else { return nil }
        rest.removeFirst(digits.count)
        return number + digits
    }
}
