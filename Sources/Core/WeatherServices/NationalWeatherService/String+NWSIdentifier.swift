extension String {
    /// Whether the text can be the identifier of a grid or a station in a path: 1 to 16 ASCII letters and digits.
    var isNWSIdentifier: Bool {
        (1...16).contains(utf8.count)
            && utf8.allSatisfy { (0x30...0x39).contains($0) || (0x41...0x5A).contains($0 & 0xDF) }
    }
}
