import SeededRandom
import Testing

@testable import Charts

struct ContourFieldTests {
    /// The area within outlines by the shoelace formula: outer ones count, holes count against them.
    private func area(_ outlines: [[SIMD2<Double>]]) -> Double {
        abs(
            outlines.map { outline in
                zip(outline, outline.dropFirst() + outline.prefix(1))
                    .reduce(0) { $0 + $1.0.x * $1.1.y - $1.1.x * $1.0.y } / 2
            }.reduce(0, +))
    }

    @Test("a single cell gives a diamond through the middles between it and its neighbours")
    func single() {
        let field = ContourField(columns: 3, rows: 3, lowest: 0) { $0 == 1 && $1 == 1 ? 1 : 0 }
        let outlines = field.outlines(at: 0.5)
        #expect(outlines.count == 1)
        #expect(Set(outlines[0]) == [[0.5, 1], [1, 0.5], [1.5, 1], [1, 1.5]])
        #expect(field.outlines(at: 2).isEmpty)
    }

    @Test("a field that reaches its edges is closed there, and a hole in it runs the other way")
    func hole() {
        let field = ContourField(columns: 5, rows: 5, lowest: 0) { $0 == 2 && $1 == 2 ? 0 : 1 }
        let outlines = field.outlines(at: 0.5)
        #expect(outlines.count == 2)
        #expect(area(outlines) < area(Array(outlines.prefix(1))) || area(outlines) < area(Array(outlines.suffix(1))))
    }

    @Test("every outline of any field is closed, and what is inside is what reaches the limit")
    func fuzz() {
        var random = SeededGenerator(seed: 7)
        for _ in 0..<60 {
            let values = (0..<64).map { _ in Float.random(in: 0...1, using: &random) }
            let field = ContourField(columns: 8, rows: 8, lowest: 0) { values[$1 * 8 + $0] }
            let outlines = field.outlines(at: 0.5)
            for index in values.indices {
                let (x, y) = (Double(index % 8), Double(index / 8))
                // Rays along rows would meet crossings that lie on them: a little below is still the same cell.
                let crossings = outlines.reduce(0) { sum, outline in
                    sum
                        + zip(outline, outline.dropFirst() + outline.prefix(1)).count { first, second in
                            let row = y + 1e-9
                            guard (first.y > row) != (second.y > row) else { return false }
                            return first.x + (row - first.y) / (second.y - first.y) * (second.x - first.x) > x
                        }
                }
                if abs(values[index] - 0.5) > 0.01 {
                    #expect(crossings.isMultiple(of: 2) == (values[index] < 0.5))
                }
            }
        }
    }
}
