import Foundation

/// Which of the two times it is that a clock shows twice as it is set back.
enum ClockRepetition {
    case first, second
}

extension TimeZone {
    /// Returns which of the two it is where clocks that are set back show the time twice; nil for all other times.
    func repetition(of date: Date) -> ClockRepetition? {
        let reach: TimeInterval = 3 * 3600
        let own = secondsFromGMT(for: date)
        let (back, ahead) = (secondsFromGMT(for: date - reach) - own, own - secondsFromGMT(for: date + reach))
        if back > 0, secondsFromGMT(for: date - Double(back)) == own + back { return .second }
        return ahead > 0 && secondsFromGMT(for: date + Double(ahead)) == own - ahead ? .first : nil
    }
}
