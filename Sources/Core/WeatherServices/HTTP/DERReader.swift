/// Reads the elements of a DER document one after the other, ITU-T X.690.
struct DERReader {
    private var rest: ArraySlice<UInt8>

    init(_ bytes: ArraySlice<UInt8>) {
        rest = bytes
    }

    /// Returns the content of the next element.
    ///
    /// - Throws: `FetchError.insecure` if there is none, or it is longer than what is left.
    mutating func value() throws(FetchError) -> ArraySlice<UInt8> {
        guard rest.popFirst() != nil, let first = rest.popFirst() else { throw .insecure }
        var length = Int(first)
        if first >= 0x80 {
            let count = Int(first & 0x7F)
            guard (1...4).contains(count), rest.count >= count else { throw .insecure }
            length = rest.prefix(count).reduce(0) { $0 << 8 | Int($1) }
            rest = rest.dropFirst(count)
        }
        guard length <= rest.count else { throw .insecure }
        defer { rest = rest.dropFirst(length) }
        return rest.prefix(length)
    }

    /// Returns a reader of what is within the next element.
    mutating func inner() throws(FetchError) -> DERReader {
        DERReader(try value())
    }

    /// Passes over the next element.
    mutating func skip() throws(FetchError) {
        _ = try value()
    }
}
