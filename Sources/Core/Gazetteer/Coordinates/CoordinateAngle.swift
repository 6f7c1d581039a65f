/// A latitude or a longitude as it was typed: degrees, then minutes and seconds where there are any, and a hemisphere.
struct CoordinateAngle {
    let degrees: Double

    /// Whether the hemisphere is east or west; nil without a hemisphere.
    let isLongitude: Bool?

    /// Whether there are both a minus sign and a hemisphere, as in "-33.9°S", which is ambiguous.
    let isSignedTwice: Bool

    /// Returns nil if the tokens are no angle.
    init?(_ tokens: ArraySlice<CoordinateToken>) {
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
}
