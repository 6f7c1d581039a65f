import Testing

struct SwiftScannerTests {
    private func code(_ text: String) -> String {
        String(decoding: SwiftScanner(text).code, as: UTF8.self)
    }

    @Test("comments are not code", arguments: ["a // b", "a /* b */", "a /* b /* c */ d */", "a /* // */"])
    func comments(text: String) {
        #expect(code(text).trimmingPrefix { $0 == " " } == "a ")
        #expect(SwiftScanner(text).commentLines == [0])
    }

    @Test("a literal's content is not code, what is interpolated is")
    func literals() {
        #expect(code(#"f("try! // \" x") // y"#) == #"f("") "#)
        #expect(code(##"f(#"a " b"#, 1)"##) == #"f("", 1)"#)
        #expect(code(#"f("a \(g("b", (c))) d")"#) == #"f( g("", (c))"")"#)
        #expect(SwiftScanner(#"f("a \(g("b")) c")"#).literals == ["b", "a  c"])
    }

    @Test("lines stay where they are")
    func lines() {
        let text = "a\n/* b\nc */ d\nlet e = \"\"\"\n  f \" g\n  \"\"\"\nh \"i\nj // k"
        #expect(code(text).split(separator: "\n", omittingEmptySubsequences: false).count == 8)
        #expect(code(text).hasSuffix("\nj "))
        #expect(SwiftScanner(text).commentLines == [1, 2, 7])
        #expect(SwiftScanner(text).literals.first == "\n  f \" g\n  ")
    }
}
