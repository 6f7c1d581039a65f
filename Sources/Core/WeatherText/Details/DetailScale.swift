import Foundation

/// A scale in words, of which one holds now.
public struct DetailScale: Sendable, Hashable {
    /// What the steps of a scale stand for, which decides their colours.
    public enum Ladder: Sendable, Hashable {
        /// More or less of something that is neither good nor bad.
        case amount
        /// Felt temperature.
        case temperature
        /// UV radiation.
        case uvIndex
        /// Five or six classes of air from good to bad.
        case air
        /// The six classes of the American index.
        case usAir
    }

    /// What the steps stand for.
    public let ladder: Ladder
    /// The names of the steps from low to high.
    public let words: [String]
    /// The index of the step that holds.
    public private(set) var step: Int
    /// The place of the value within its step, 0 at its lower limit to 1 at its upper.
    public private(set) var share: Double

    /// Returns the same scale where another step holds, in its middle.
    package func moved(to step: Int) -> DetailScale {
        var copy = self
        (copy.step, copy.share) = (step, 0.5)
        return copy
    }

    /// The name of the step that holds.
    public var word: String { words[step] }

    /// - Parameters:
    ///   - words: One more than limits.
    ///   - limits: The limits between the steps, ascending; a value at a limit belongs to the step above it.
    ///   - ends: What the first step begins and the last one ends with, for the place of a value within them.
    ///   - step: The step that holds; by default that of the value.
    init(
        _ ladder: Ladder, _ words: [String], limits: [Double], ends: ClosedRange<Double>, of value: Double,
        step: Int? = nil
    ) {
        let index = min(step ?? limits.count { $0 <= value }, words.count - 1)
        let bounds = [ends.lowerBound] + limits + [ends.upperBound]
        let (low, high) = (bounds[index], bounds[index + 1])
        (self.ladder, self.words, self.step) = (ladder, words, index)
        share = min(max((value - low) / (high - low), 0), 1)
    }
}
