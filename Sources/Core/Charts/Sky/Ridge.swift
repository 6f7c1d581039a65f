import Foundation

/// One of the three lines of hills behind each other.
struct Ridge {
    /// The height of the highest point it can have, in pixels above the page line.
    let top: Double
    /// How far it can fall below that, in pixels.
    let amplitude: Double
    /// How far its colour is on the way from the sky's to the page's, 0 to 1.
    let paleness: Double
    private let waves: [(length: Double, phase: Double, weight: Double)]

    /// The ridges from back to front.
    static func all(of landscape: Landscape) -> [Ridge] {
        [(56.0, 22.0, 0.25), (38, 14, 0.55), (20, 8, 0.85)].enumerated().map { index, shape in
            Ridge(top: shape.0, amplitude: shape.1, paleness: shape.2, seed: landscape.seed &* 3 &+ UInt64(index))
        }
    }

    private init(top: Double, amplitude: Double, paleness: Double, seed: UInt64) {
        (self.top, self.amplitude, self.paleness) = (top, amplitude, paleness)
        var numbers = SplitMix(state: seed)
        waves = [(430.0, 1.0), (170, 0.5), (67, 0.22)].map { length, weight in
            (length * (0.7 + 0.6 * numbers.next()), 2 * .pi * numbers.next(), weight)
        }
    }

    /// The height of the line above the page line, in pixels, without regard to words.
    ///
    /// - Parameter x: Pixels from the edge where lines of text begin, at every width.
    func height(_ x: Double) -> Double {
        let sum = waves.reduce(0) { $0 + $1.weight * sin(2 * .pi * x / $1.length + $1.phase) }
        let share = waves.reduce(0) { $0 + $1.weight }
        return top - amplitude * (0.5 - sum / (2 * share))
    }

    /// The depth of the snow that lies on it, 3 to 8 pixels.
    func snow(_ x: Double) -> Double {
        let wave = sin(2 * .pi * x / 53 + waves[1].phase) + 0.6 * sin(2 * .pi * x / 23 + waves[2].phase)
        return 5.5 + 2.5 * wave / 1.6
    }
}

/// SplitMix64 of Steele, Lea and Flood (2014), as numbers from 0 up to, not including, 1.
private struct SplitMix {
    var state: UInt64

    mutating func next() -> Double {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return Double((mixed ^ (mixed >> 31)) >> 11) / Double(1 << 53)
    }
}
