import SeededRandom

extension SeededGenerator {
    /// True so often out of a hundred.
    mutating func chance(_ percent: Int) -> Bool { Int.random(in: 0..<100, using: &self) < percent }
}
