/// A piece of typed coordinates.
enum CoordinateToken: Sendable, Hashable {
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
    ///
    /// - Parameter names: The names of the hemispheres beside N, S, E and W.
    static func tokens(of text: String, _ names: HemisphereNames) -> [CoordinateToken]? {
        var rest = Substring(text)
        let isLink = rest.lowercased().hasPrefix("geo:")
        if isLink { rest = rest.dropFirst(4).prefix { $0 != ";" && $0 != "?" } }
        var tokens: [CoordinateToken] = []
        while let character = rest.first {
            if character.isWhitespace {
                rest.removeFirst()
            } else if let hemisphere = names.take(from: &rest) {
                tokens.append(hemisphere)
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
        "”": .second, "度": .degree, "도": .degree, "分": .minute, "분": .minute, "秒": .second, "초": .second, ",": .comma,
        ";": .comma, "/": .comma, "،": .comma, "，": .comma, "、": .comma, "N": .north, "n": .north, "S": .south,
        "s": .south,
        "E": .east, "e": .east, "W": .west, "w": .west,
    ]

    /// Returns the digit from 0 to 9, or the point of a decimal fraction, that the character is in any script.
    private static func digit(_ character: Character) -> Character? {
        if character == "." || character == "٫" || character == "．" { return "." }
        guard character.unicodeScalars.first?.properties.generalCategory == .decimalNumber else { return nil }
        return character.wholeNumberValue.flatMap { "\($0)".first }
    }

    private static func number(at rest: inout Substring) -> String? {
        var number = ""
        if let sign = rest.first, ["-", "−", "+"].contains(sign) {
            rest.removeFirst()
            if sign != "+" { number = "-" }
        }
        let typed = rest.prefix { digit($0) != nil }
        let digits = String(typed.compactMap(digit))
        guard digits.contains(where: \.isNumber), Double(digits) != nil else { return nil }
        rest.removeFirst(typed.count)
        return number + digits
    }
}
