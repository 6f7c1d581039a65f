import Testing

@testable import fairweather_cli

struct TableTests {
    private func table(_ alignments: [TextTable.Alignment]) -> TextTable {
        TextTable(alignments.map { TextTable.Column(alignment: $0) })
    }

    @Test("columns are as wide as their widest cell, and no line ends in white space")
    func columns() {
        var table = table([.left, .right, .left])
        table.add(["Zürich", "1", "a"])
        table.add(["Ham", "12345", ""])
        #expect(table.lines(on: Screen()) == ["Zürich      1  a", "Ham     12345"])
    }

    @Test("a table without rows is no text")
    func empty() {
        #expect(table([.left]).lines(on: Screen()).isEmpty)
    }

    @Test("what can be done without goes first, then what can be cut is cut, and no line is too long")
    func narrow() {
        var table = TextTable([
            TextTable.Column(alignment: .left), TextTable.Column(alignment: .left, isElastic: true),
            TextTable.Column(alignment: .left, dispensability: 1),
            TextTable.Column(alignment: .left, dispensability: 2),
        ])
        table.add(["Mon", "light rain", "west", "gusts"])
        func line(_ width: Int) -> String { table.lines(on: Screen(width: width)).joined() }
        #expect(line(28) == "Mon  light rain  west  gusts")
        #expect(line(27) == "Mon  light rain  west")
        #expect(line(20) == "Mon  light rain")
        #expect(line(13) == "Mon  light r…")
        #expect(line(10).columns <= 10)
    }

    @Test("what may go on below is not cut, and stays in its column")
    func wrapping() {
        var table = TextTable([
            TextTable.Column(alignment: .left), TextTable.Column(alignment: .left, isElastic: true, wraps: true),
            TextTable.Column(alignment: .right),
        ])
        table.add(["Wind", "11 mph, gusts 19 mph", "a"])
        table.add(["Sky", "clear", "b"])
        #expect(
            table.lines(on: Screen(width: 22)) == [
                "Wind  11 mph, gusts  a", "      19 mph", "Sky   clear          b",
            ])
        // Narrower than most words it is cut all the same.
        #expect(table.lines(on: Screen(width: 14)) == ["Wind  11 m…  a", "Sky   clear  b"])
    }

    @Test("wide characters take two columns")
    func wide() {
        var table = table([.left, .left])
        table.add(["東京", "a"])
        table.add(["Rome", "b"])
        #expect(table.lines(on: Screen()) == ["東京  a", "Rome  b"])
        #expect("東京都".cut(to: 5) == "東京…")
    }
}
