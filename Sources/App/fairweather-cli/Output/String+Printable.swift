extension String {
    /// The text with what would steer a terminal written out, as `\x1b` or `\u202e`, and so harmless.
    ///
    /// That is every control character (C0, DEL and C1) but the line break, the separators of lines and paragraphs, and
    /// what reorders text: the embeddings and overrides of Unicode's bidirectional algorithm (UAX #9), and isolates that
    /// are left open.
    var printable: String {
        // Nothing below the space, no DEL, and no byte that C1 or the others begin with: the usual text.
        guard utf8.contains(where: { $0 < 0x20 || $0 == 0x7F || $0 == 0xC2 || $0 == 0xE2 }) else { return self }
        let keepsIsolates = hasClosedIsolates
        var result = ""
        result.unicodeScalars.reserveCapacity(utf8.count)
        var last: Unicode.Scalar?
        for scalar in unicodeScalars {
            // A text from Windows ends its lines with two.
            if scalar == "\n", last == "\r" { result.unicodeScalars.removeLast(4) }
            if scalar.steersTerminals, !(scalar.isIsolate && keepsIsolates) {
                result += scalar.writtenOut
            } else {
                result.unicodeScalars.append(scalar)
            }
            last = scalar
        }
        return result
    }

    /// Whether each isolate is closed in its line, and so reorders nothing but what is in it.
    private var hasClosedIsolates: Bool {
        var depth = 0
        for scalar in unicodeScalars {
            if scalar.isIsolate { depth += scalar.value == 0x2069 ? -1 : 1 }
            if depth < 0 || (scalar == "\n" && depth != 0) { return false }
        }
        return depth == 0
    }

    /// `printable` in one line, which no row of a table can do without.
    var printableLine: String {
        printable.replacing("\n", with: " ")
    }
}

extension Unicode.Scalar {
    /// Whether a terminal may do something else with it than show it; the line break apart.
    fileprivate var steersTerminals: Bool {
        switch value {
        case 0x0A: false
        case 0..<0x20, 0x7F...0x9F, 0x2028...0x2029, 0x202A...0x202E, 0x2066...0x2069: true
        default: false
        }
    }

    /// Or the end of one.
    fileprivate var isIsolate: Bool { (0x2066...0x2069).contains(value) }

    fileprivate var writtenOut: String {
        let digits = String(value, radix: 16)
        let length = value < 0x100 ? 2 : 4
        return (length == 2 ? "\\x" : "\\u") + String(repeating: "0", count: length - digits.count) + digits
    }
}
