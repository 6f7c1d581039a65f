public import WeatherModel

/// Coordinates typed as text: "52.52, 13.40", "-33.9 18.4", "52°31′N 13°24′E", "N 52 31 12 E 13 24 36", "geo:48.85,2.35"
/// (RFC 5870), with decimal commas "52,52 13,40", in the digits of any script, and with hemispheres of the reader's language.
public struct CoordinateQuery: Sendable, Hashable {
    private static let longestText = 80

    /// The point that was typed.
    public let coordinates: Coordinates

    /// Returns nil if the text is no coordinates or they are invalid.
    ///
    /// - Parameter names: The names of the hemispheres beside N, S, E and W.
    public init?(_ text: String, _ names: HemisphereNames = .english) {
        guard case .success(let point) = Self.reading(text, names) else { return nil }
        coordinates = point
    }

    /// Returns the reason why coordinates are invalid; nil for valid ones and for any other text.
    ///
    /// - Parameter names: The names of the hemispheres beside N, S, E and W.
    public static func fault(in text: String, _ names: HemisphereNames = .english) -> CoordinateFault? {
        guard case .failure(let fault) = reading(text, names) else { return nil }
        return fault
    }

    /// Returns nil for text that does not have the form of coordinates.
    private static func reading(_ text: String, _ names: HemisphereNames) -> Result<Coordinates, CoordinateFault>? {
        guard text.utf8.count <= longestText else { return nil }
        var tokens = CoordinateToken.tokens(of: text, names) ?? []
        tokens = withDecimalCommas(tokens) ?? tokens
        guard let (first, second) = halves(tokens), let one = CoordinateAngle(first),
            let other = CoordinateAngle(second)
        else { return nil }
        let isSwapped = one.isLongitude == true || other.isLongitude == false
        let (latitude, longitude) = isSwapped ? (other, one) : (one, other)
        guard latitude.isLongitude != true, longitude.isLongitude != false else { return nil }
        guard !latitude.isSignedTwice, !longitude.isSignedTwice else { return .failure(.signAndLetter) }
        let point = Coordinates(latitude: latitude.degrees, longitude: longitude.degrees)
        return point.map(Result.success) ?? .failure(.outOfRange)
    }

    /// Parses bytes; returns nil at once if there is no digit.
    init?(_ utf8: UnsafeBufferPointer<UInt8>, _ names: HemisphereNames) {
        guard utf8.count <= Self.longestText, utf8.contains(where: Self.mayBeDigit) else { return nil }
        self.init(String(decoding: utf8, as: UTF8.self), names)
    }

    /// Whether the byte is an ASCII digit, or begins one of another script: Arabic ones, Indian and wide ones.
    private static func mayBeDigit(_ byte: UInt8) -> Bool {
        switch byte {
        case 0x30...0x39, 0xD9, 0xDB, 0xE0, 0xEF: true
        default: false
        }
    }

    /// Returns the tokens of the two angles: split after a hemisphere, before the second "°", at the comma, or between
    /// two numbers.
    private static func halves(_ tokens: [CoordinateToken]) -> (
        ArraySlice<CoordinateToken>, ArraySlice<CoordinateToken>
    )? {
        let hemispheres = tokens.indices.filter { tokens[$0].isHemisphere }
        let degrees = tokens.indices.filter { tokens[$0] == .degree }
        let commas = tokens.indices.filter { tokens[$0] == .comma }
        let split: Int
        if hemispheres.count == 2 {
            split = hemispheres[0] == 0 ? hemispheres[1] : hemispheres[0] + 1
        } else if !hemispheres.isEmpty {
            return nil
        } else if commas.count == 1 {
            split = commas[0]
        } else if degrees.count == 2, degrees[1] > 0 {
            split = degrees[1] - 1
        } else if tokens.count == 2 {
            split = 1
        } else {
            return nil
        }
        return (tokens[..<split], tokens[split...])
    }

    /// Returns "52,52 13,40", whole numbers with a comma in each pair, as two decimal numbers; nil for other tokens.
    private static func withDecimalCommas(_ tokens: [CoordinateToken]) -> [CoordinateToken]? {
        var tokens = tokens
        if tokens.count == 7, tokens[3] == .comma { tokens.remove(at: 3) }
        guard tokens.count == 6, tokens[1] == .comma, tokens[4] == .comma,
            let first = CoordinateToken.joined(tokens[0], tokens[2]),
            let second = CoordinateToken.joined(tokens[3], tokens[5])
        else { return nil }
        return [first, second]
    }
}

/// A latitude or a longitude as it was typed: degrees, then minutes and seconds where there are any, and a hemisphere.
struct CoordinateAngle {
    let degrees: Double

    /// Whether the hemisphere is east or west; nil without a hemisphere.
    let isLongitude: Bool?

    /// Whether there are both a minus sign and a hemisphere, as in "-33.9°S", which is ambiguous.
    let isSignedTwice: Bool

    /// Returns nil if the tokens are no angle.
    init?(_ tokens: ArraySlice<CoordinateToken>) {
        let tokens = Self.withDecimalComma(tokens)
        var parts: [Double] = []
        var isNegative = false
        var sign = 1.0
        var isLongitude: Bool?
        for token in tokens {
            switch token {
            case .number(let text):
                guard let value = Double(text), parts.isEmpty || value >= 0 && value < 60, parts.count < 3 else {
                    return nil
                }
                if parts.isEmpty { isNegative = text.hasPrefix("-") }
                parts.append(abs(value))
            case .degree, .minute, .second:
                // The mark must fit the position of the number before it.
                guard parts.count == [.degree, .minute, .second].firstIndex(of: token).map({ $0 + 1 }) else {
                    return nil
                }
            case .comma: continue
            case .north, .south, .east, .west:
                guard isLongitude == nil else { return nil }
                isLongitude = token == .east || token == .west
                if token == .south || token == .west { sign = -1 }
            }
        }
        // Only the last part may have a fraction.
        guard !parts.isEmpty, parts.dropLast().allSatisfy({ $0 == $0.rounded() }) else { return nil }
        let value = zip(parts, [1.0, 60, 3_600]).reduce(0) { $0 + $1.0 / $1.1 }
        degrees = (isNegative ? -value : value) * sign + 0
        self.isLongitude = isLongitude
        isSignedTwice = isNegative && isLongitude != nil
    }

    /// Returns "52,52° N", two numbers with a comma between them and no minutes, with a decimal number.
    private static func withDecimalComma(_ tokens: ArraySlice<CoordinateToken>) -> ArraySlice<CoordinateToken> {
        let numbers = tokens.indices.filter { if case .number = tokens[$0] { true } else { false } }
        guard numbers.count == 2, numbers[1] == numbers[0] + 2, tokens[numbers[0] + 1] == .comma,
            !tokens.contains(.minute), !tokens.contains(.second),
            let joined = CoordinateToken.joined(tokens[numbers[0]], tokens[numbers[1]])
        else { return tokens }
        return tokens[..<numbers[0]] + [joined] + tokens[(numbers[1] + 1)...]
    }
}
