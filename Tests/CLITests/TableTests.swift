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

    @Test("what can be done without goes first, then what can be cut is cut, and no line is too long")
    func narrow() {
        var table = Table([
            Table.Column(alignment: .left), Table.Column(alignment: .left, isElastic: true),
            Table.Column(alignment: .left, dispensability: 1), Table.Column(alignment: .left, dispensability: 2),
        ])
        table.add(["Mon", "light rain", "west", "gusts"])
        func line(_ width: Int) -> String { table.lines(on: Screen(width: width)).joined() }
        #expect(line(28) == "Mon  light rain  west  gusts")
        #expect(line(27) == "Mon  light rain  west")
        #expect(line(20) == "Mon  light rain")
        #expect(line(13) == "Mon  light r…")
        #expect(line(10).columns <= 10)
    }

    @Test("wide characters take two columns")
    func wide() {
        var table = Table(columns: [.left, .left])
        table.add(["東京", "a"])
        table.add(["Rome", "b"])
        #expect(table.text == "東京  a\nRome  b\n")
        #expect("東京都".cut(to: 5) == "東京…")
    }
}
