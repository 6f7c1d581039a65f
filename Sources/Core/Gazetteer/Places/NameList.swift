/// The names of one place as they are written: number of other names (u8), the main name, the qualifier where there is one
/// (length as u8 and UTF-8 each), then the others, front-coded in bytes: shared (u8), following (u8), UTF-8.
package struct NameList {
    private let bytes: Bytes
    private let otherCount: Int
    private let others: Int

    /// The name that is shown.
    package let main: String

    /// What tells the place from another with the same name, region and country.
    package let qualifier: String?

    init(_ bytes: Bytes, at offset: Int, hasQualifier: Bool) {
        self.bytes = bytes
        otherCount = bytes.u8(offset)
        var offset = offset + 1
        main = bytes.text(offset + 1, bytes.u8(offset))
        offset += 1 + bytes.u8(offset)
        if hasQualifier {
            qualifier = bytes.text(offset + 1, bytes.u8(offset))
            offset += 1 + bytes.u8(offset)
        } else {
            qualifier = nil
        }
        others = offset
    }

    /// The first of the other names that satisfies the condition.
    package func firstOther(where condition: (String) -> Bool) -> String? {
        var offset = others
        var name: [UInt8] = []
        for _ in 0..<otherCount where offset < bytes.count {
            name.removeLast(max(0, name.count - bytes.u8(offset)))
            let fresh = bytes.u8(offset + 1)
            offset += 2
            for index in 0..<fresh { name.append(UInt8(bytes.u8(offset + index))) }
            offset += fresh
            let text = String(decoding: name, as: UTF8.self)
            if condition(text) { return text }
        }
        return nil
    }
}
