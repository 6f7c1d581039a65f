public import Foundation

extension TrueWeather {
    /// Returns the millimetres that fall in the period.
    public func sum(_ range: Range<Date>) -> Double {
        let minutes = minutes(range)
        return fallen[minutes.upperBound] - fallen[minutes.lowerBound]
    }

    /// Returns whether anything falls in the period; false where it is over before it begins.
    public func isWet(_ from: Date, _ end: Date) -> Bool {
        guard from < end else { return false }
        let minutes = minutes(from..<end)
        return wetMinutes[minutes.upperBound] > wetMinutes[minutes.lowerBound]
    }

    /// Returns the instant of an hour by its number from the beginning.
    public func hour(_ index: Int) -> Date { start.addingTimeInterval(Double(index) * 3600) }

    /// Returns the number of the hour that holds the time.
    public func index(_ time: Date) -> Int { Int((time.timeIntervalSince(start) / 3600).rounded(.down)) }

    /// Returns the numbers of all hours that the period touches.
    public func hours(_ range: Range<Date>) -> Range<Int> {
        let end = Int((range.upperBound.timeIntervalSince(start) / 3600).rounded(.up))
        return (index(range.lowerBound)..<max(end, index(range.lowerBound))).clamped(to: 0..<Self.hours)
    }

    /// Returns the kinds of what falls in the period.
    public func falls(_ range: Range<Date>) -> Set<TrueFall> {
        isWet(range.lowerBound, range.upperBound) ? Set(minutes(range).filter { rates[$0] > 0 }.map(fall)) : []
    }

    /// Returns the kind of what falls most in the period; nil where it is dry.
    func fall(_ range: Range<Date>) -> TrueFall? {
        guard isWet(range.lowerBound, range.upperBound) else { return nil }
        return minutes(range).filter { rates[$0] > 0 }.max { rates[$0] < rates[$1] }.map(fall)
    }

    private func fall(_ minute: Int) -> TrueFall {
        guard !storms.contains(where: { $0.contains(minute) }) else { return .thunder }
        return temperatures[minute / 60] <= Self.coldest ? .snow : .rain
    }

    /// Returns the highest chance of the hours that the period touches, in percent.
    public func chance(_ range: Range<Date>) -> Double? { hours(range).map { chances[$0] }.max() }

    private func minutes(_ range: Range<Date>) -> Range<Int> {
        let first = Int((range.lowerBound.timeIntervalSince(start) / 60).rounded(.down))
        let end = Int((range.upperBound.timeIntervalSince(start) / 60).rounded(.down))
        return (min(max(first, 0), rates.count)..<max(end, max(first, 0), 0)).clamped(to: 0..<rates.count)
    }
}
