extension Double {
    /// Reads a finite decimal number such as "-12.5" or "1e3"; nil for anything else that Swift takes for a number, as
    /// "0x1p3" and "nan".
    package init?(decimal text: some StringProtocol) {
        let isDecimal = text.utf8.allSatisfy { byte in
            (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) || "+-.eE".utf8.contains(byte)
        }
        guard isDecimal, let number = Double(text), number.isFinite else { return nil }
        self = number
    }
}
