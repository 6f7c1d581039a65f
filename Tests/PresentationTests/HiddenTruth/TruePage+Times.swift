import Foundation
import WeatherModel

/// The times that a page names.
extension TruePage {
    /// Returns the time that follows the words in the page's sentence, such as "14:15" or "02:00 tomorrow"; nil where none
    /// does, and in an hour that the clocks repeat.
    func time(after words: String) -> Date? {
        guard let range = summary.range(of: words) else { return nil }
        let rest = summary[range.upperBound...].replacing("at least ", with: "").replacing("about ", with: "")
        let today = CivilDate(truth.now, in: zone)
        let tomorrow = CivilDate(dayNumber: today.dayNumber + 1)
        if rest.hasPrefix("midnight") { return tomorrow.start(in: zone) }
        return time(rest.prefix(5), on: rest.dropFirst(5).hasPrefix(" tomorrow") ? tomorrow : today)
    }

    /// Returns the time of a clock on a date; nil where there is none or more than one.
    func time(_ clock: some StringProtocol, on date: CivilDate) -> Date? {
        let parts = clock.split(separator: ":").compactMap { Double($0) }
        guard parts.count == 2, let start = date.start(in: zone) else { return nil }
        let naive = start.addingTimeInterval(parts[0] * 3600 + parts[1] * 60)
        let shift = Double(zone.secondsFromGMT(for: start) - zone.secondsFromGMT(for: naive))
        let times = Set([naive, naive + shift, naive + shift + 3600, naive + shift - 3600]).filter { time in
            let seconds = Double(zone.secondsFromGMT(for: time)) + time.timeIntervalSince1970
            let ofDay = seconds - (seconds / 86_400).rounded(.down) * 86_400
            return ofDay == parts[0] * 3600 + parts[1] * 60 && CivilDate(time, in: zone) == date
        }
        return times.count == 1 ? times.first : nil
    }

    /// Returns the only time of the period, or at its ends, with the clock; "midnight" is one.
    func time(_ clock: some StringProtocol, within period: Range<Date>) -> Date? {
        let hour = clock == "midnight" ? "00:00" : String(clock)
        let first = CivilDate(period.lowerBound, in: zone).dayNumber
        let last = CivilDate(period.upperBound, in: zone).dayNumber
        let times = (first...last).compactMap { time(hour, on: CivilDate(dayNumber: $0)) }
            .filter { $0 >= period.lowerBound && $0 <= period.upperBound }
        return times.count == 1 ? times[0] : nil
    }

    /// The length of the source's step that ends or begins then.
    func step(at time: Date) -> TimeInterval {
        let away = time.timeIntervalSince(truth.now)
        if let coarse = source.coarseAfter, away > Double(coarse - 1) * 3600 { return 21_600 }
        return away <= 5.5 * 3600 ? source.step : max(source.step, 3600)
    }

    /// The seconds by which a step may reach over the time.
    func slack(at time: Date) -> TimeInterval {
        let step = step(at: time)
        return time.timeIntervalSince1970.truncatingRemainder(dividingBy: step) == 0 ? 0 : step
    }

    /// The period with all of the steps at its ends, and of the present what the source may not have noticed.
    func outer(_ period: Range<Date>) -> Range<Date> {
        let unnoticed = period.lowerBound <= truth.now ? source.lag : 0
        let start = period.lowerBound - slack(at: period.lowerBound) - unnoticed
        return start..<(period.upperBound + slack(at: period.upperBound))
    }

    /// The period without the steps that reach over its ends, and without what the source may not have noticed.
    func inner(_ period: Range<Date>) -> Range<Date> {
        let isPresent = period.lowerBound <= truth.now
        let start = period.lowerBound + slack(at: period.lowerBound) + (isPresent ? source.lag : 0)
        return start..<max(start, period.upperBound - slack(at: period.upperBound))
    }

    /// The time from which the page's sentence is held to account: the present or, where what is reported is behind, the
    /// time at which it may have been noticed.
    var noticed: Date { isBehind ? truth.now + source.lag : truth.now }

    /// Returns the clouds in percent that the source tells of each hour of the period, by day only of its steps with sun.
    func clouds(_ period: Range<Date>) -> [Double] {
        let hours = truth.hours(period).map { hour -> (isLit: Bool, cloud: Double) in
            let step = source.step(truth, holding: hour)
            let seen = (truth.hour(step.lowerBound)..<truth.hour(step.upperBound)).clamped(to: period)
            let middle = seen.lowerBound + seen.upperBound.timeIntervalSince(seen.lowerBound) / 2
            return (daylight.isDay(Conditions(), at: middle), source.cloud(truth, of: step))
        }
        let lit = hours.filter(\.isLit)
        return (lit.isEmpty ? hours : lit).map(\.cloud)
    }

    /// The minutes of sun in the period, to ten.
    func sun(_ period: Range<Date>) -> Double {
        stride(from: 300.0, to: period.upperBound.timeIntervalSince(period.lowerBound), by: 600)
            .reduce(0) { $0 + (daylight.isDay(Conditions(), at: period.lowerBound + $1) ? 10 : 0) }
    }
}
