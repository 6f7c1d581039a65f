import Testing

@testable import fairweather_cli

struct TableTests {
    @Test("columns are as wide as their widest cell, and no line ends in white space")
    func columns() {
        var table = Table(columns: [.left, .right, .left])
        table.add(["Zürich", "1", "a"])
        table.add(["Ham", "12345", ""])
        #expect(table.text == "Zürich      1  a\nHam     12345\n")
    }

    @Test("a table without rows is no text")
    func empty() {
        #expect(Table(columns: [.left]).text.isEmpty)
    }
}
