/// The declarations of a tree that nothing in its sources calls, found by their names.
///
/// A name counts as called where it stands in the code more often than it is declared. So a declaration whose name another
/// one shares is not found, and none is found that is called.
struct CalledDeclarations {
    /// Names that nothing in `Sources` calls, each with the files that declare it.
    let uncalled: [String: [String]]

    init(_ files: [SourceFile]) {
        let pattern = /\b(?:struct|enum|class|protocol|actor|typealias|func|var|let)\s+`?([A-Za-z]\w*)/
        var mentions: [Substring: Int] = [:]
        var declared: [String: [String]] = [:]
        for file in files where file.isIn("Sources") {
            for line in file.code {
                for word in line.matches(of: /[A-Za-z_]\w*/) { mentions[word.output, default: 0] += 1 }
                // What overrides is called through what it overrides.
                guard !line.contains("override ") else { continue }
                for match in line.matches(of: pattern) { declared[String(match.1), default: []].append(file.path) }
            }
        }
        uncalled = declared.filter { name, paths in mentions[Substring(name), default: 0] <= paths.count }
    }
}
