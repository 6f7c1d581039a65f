extension Int {
    /// Reads a number of at most 18 ASCII digits and nothing else; `Int` alone would accept "+1" too.
    package init?(digits: ArraySlice<UInt8>) {
        guard (1...18).contains(digits.count) else { return nil }
        self = 0
        for byte in digits {
            guard case let digit = byte &- UInt8(ascii: "0"), digit < 10 else { return nil }
            self = self * 10 + Int(digit)
        }
    }
}
