/// Whether a text is a tree of XML elements, and how many of each it has; enough for the pictures this program writes.
final class WellFormed {
    private(set) var count: [String: Int] = [:]

    func reads(_ text: String) -> Bool {
        count = [:]
        var open: [String] = []
        var rest = Substring(text)
        while let start = rest.firstIndex(of: "<") {
            guard rest[..<start].matches(of: /&(?!amp;|lt;|gt;|quot;)/).isEmpty,
                let end = rest[start...].firstIndex(of: ">")
            else { return false }
            let tag = rest[rest.index(after: start)..<end]
            rest = rest[rest.index(after: end)...]
            if tag.hasPrefix("/") {
                guard open.popLast() == String(tag.dropFirst()) else { return false }
                continue
            }
            guard tag.wholeMatch(of: /\w+( [\w-]+="[^"<&]*")*\/?/) != nil || tag.contains("xmlns") else { return false }
            let name = String(tag.prefix { $0 != " " && $0 != "/" })
            count[name, default: 0] += 1
            if !tag.hasSuffix("/") { open.append(name) }
        }
        return open.isEmpty && !count.isEmpty
    }
}
