/// Takes the processing instructions out of XML: neither CAP nor Atom has any, and FoundationXML on Linux crashes at one
/// that is a name alone, `<?name?>`.
enum MarkupInstructions {
    /// The text, in which "<?" stands nowhere any more; within comments and CDATA sections it becomes "< ?".
    static func removed(from text: [UInt8]) -> [UInt8] {
        var kept: [UInt8] = []
        kept.reserveCapacity(text.count)
        var rest = text[...]
        while let start = rest.firstIndex(of: UInt8(ascii: "<")) {
            kept += rest[..<start]
            rest = rest[start...]
            if let sectionEnd = [("<!--", "-->"), ("<![CDATA[", "]]>")].first(where: { rest.starts(with: $0.0.utf8) })?
                .1
            {
                let end = rest.index(after: sectionEnd) ?? rest.endIndex
                kept += opened(rest[..<end])
                rest = rest[end...]
            } else if rest.starts(with: "<?".utf8) {
                // The space keeps what stands on both sides from making another one.
                kept.append(UInt8(ascii: " "))
                rest = rest[(rest.index(after: "?>") ?? rest.endIndex)...]
            } else {
                kept.append(UInt8(ascii: "<"))
                rest = rest.dropFirst()
            }
        }
        return kept + rest
    }

    private static func opened(_ section: ArraySlice<UInt8>) -> [UInt8] {
        var opened: [UInt8] = []
        for byte in section {
            if byte == UInt8(ascii: "?"), opened.last == UInt8(ascii: "<") { opened.append(UInt8(ascii: " ")) }
            opened.append(byte)
        }
        return opened
    }
}

extension ArraySlice<UInt8> {
    /// Behind the first place where the text stands; nil where it stands nowhere.
    func index(after text: String) -> Index? {
        let text = Array(text.utf8)
        var index = startIndex
        while index + text.count <= endIndex {
            if self[index..<index + text.count].elementsEqual(text) { return index + text.count }
            index += 1
        }
        return nil
    }
}
