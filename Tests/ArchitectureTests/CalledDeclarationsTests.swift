import Testing

struct CalledDeclarationsTests {
    /// Names that only others' code or tests call, each with the reason why it stays.
    private static let kept = [
        "validate": "ArgumentParser calls it",
        "allValueStrings": "ArgumentParser reads it",
        "customMirror": "a dump of a request or a key reads it, and finds nothing",
        "databaseTableName": "GRDB reads it",
        "channelRead": "SwiftNIO calls it",
        "InboundIn": "SwiftNIO reads it",
        "InboundOut": "SwiftNIO reads it",
        "Benchmarks": "@main begins there",
        "dl_phdr_info": "the C library's own, which hands the parts of a program over in it",
        "css": "the style sheet's colours are written from it, and compared with it",
        "hasStyle": "tests read from a widget how it looks",
        "hasPicture": "tests read from a cell what it shows",
        "isListening": "tests see that nothing listens to the bus any more",
        "artworkNames": "tests compare it with the pictures that are shipped",
        "alertChanges": "whoever tells changes of warnings asks for those not told yet",
        "unblock": "whoever blocks a handler of a widget for a time ends that with it",
    ]

    @Test("nothing stands in the sources that nobody calls")
    func tree() {
        for (name, paths) in CalledDeclarations(SourceTree.files).uncalled.sorted(by: { $0.key < $1.key })
        where Self.kept[name] == nil {
            Issue.record("\(name) in \(paths.joined(separator: ", ")) is called by nobody")
        }
    }

    @Test("what is kept without a caller is there, and has none")
    func kept() {
        let uncalled = CalledDeclarations(SourceTree.files).uncalled
        for name in Self.kept.keys.sorted() { #expect(uncalled[name] != nil, "\(name) need not be named any more") }
    }

    @Test("a declaration without a caller is found, one that is called is not")
    func found() {
        let files = [
            SourceFile("Sources/A.swift", "func spare() {}\nfunc used() {}\noverride func drawn() {}"),
            SourceFile("Sources/B.swift", "let text = \"spare\" // spare\nprint(text, used())"),
            SourceFile("Tests/C.swift", "spare()"),
        ]
        #expect(CalledDeclarations(files).uncalled == ["spare": ["Sources/A.swift"]])
    }
}
