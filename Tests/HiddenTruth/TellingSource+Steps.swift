import Foundation

extension TellingSource {
    /// Returns the hours, by their numbers, of the step that holds one.
    public func step(_ truth: TrueWeather, holding hour: Int) -> Range<Int> {
        let length = self == .openWeather ? 3 : hour >= coarseBeginning(truth) ? 6 : 1
        let first = hour - (base(truth) + hour) % length
        return max(0, first)..<min(first + length, TrueWeather.hours)
    }

    /// Returns the clouds in percent that it tells of a step: those at its end, or their mean as one of four symbols has it.
    public func cloud(_ truth: TrueWeather, of step: Range<Int>) -> Double {
        guard [.metNorway, .nationalWeatherService].contains(self) else { return truth.clouds[step.upperBound] }
        let mean = step.map { truth.clouds[$0] }.reduce(0, +) / Double(step.count)
        return mean < 12 ? 5 : mean < 40 ? 30 : mean < 80 ? 60 : 95
    }

    /// The number of the first hour of a step of six; one after the end of the world where there is none.
    func coarseBeginning(_ truth: TrueWeather) -> Int {
        guard let coarseAfter else { return TrueWeather.hours + 1 }
        let first = truth.index(truth.now) + coarseAfter
        return (first..<first + 6).first { (base(truth) + $0) % 6 == 0 } ?? first
    }

    /// The hours of UTC before the beginning of the world.
    private func base(_ truth: TrueWeather) -> Int { Int(truth.start.timeIntervalSince1970 / 3600) }
}
