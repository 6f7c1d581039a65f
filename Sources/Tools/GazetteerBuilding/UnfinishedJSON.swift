/// The position at which a JSON text was truncated, which the decoder does not report.
struct UnfinishedJSON {
    /// The last line and the last key of the outermost object.
    let place: String

    /// Returns nil if the text is complete.
    init?(_ text: some Sequence<UInt8>) {
        var depth = 0
        var line = 1
        var isInString = false
        var isEscaped = false
        var string: [UInt8] = []
        var row: [UInt8] = []
        for byte in text {
            if byte == UInt8(ascii: "\n") { line += 1 }
            if isInString {
                if isEscaped {
                    isEscaped = false
                } else if byte == UInt8(ascii: "\\") {
                    isEscaped = true
                } else if byte == UInt8(ascii: "\"") {
                    isInString = false
                } else {
                    string.append(byte)
                }
                continue
            }
            switch byte {
            case UInt8(ascii: "\""):
                isInString = true
                string.removeAll(keepingCapacity: true)
            case UInt8(ascii: ":") where depth == 1: row = string
            case UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
            case UInt8(ascii: "}"), UInt8(ascii: "]"): depth -= 1
            default: break
            }
        }
        guard depth > 0 || isInString else { return nil }
        place = row.isEmpty ? "line \(line)" : "line \(line), row \(String(decoding: row, as: UTF8.self))"
    }
}
