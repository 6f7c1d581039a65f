import Foundation
import WeatherModel

/// The civil days of a place on the axis of a comparison, each of which takes 24 hours of it, also those of 23 and 25.
struct ComparisonAxis {
    /// The number of days.
    let days: Int
    private let spans: [Range<Date>?]

    /// - Parameter first: The day that the axis begins with.
    init(from first: CivilDate, days: Int, in zone: TimeZone) {
        self.days = days
        spans = (0..<days).map { CivilDate(dayNumber: first.dayNumber + $0).span(in: zone) }
    }

    /// The first midnight; nil where the zone skipped that day.
    var start: Date? { spans.first.flatMap { $0?.lowerBound } }

    /// Returns the hours of the axis to an instant; nil outside of it.
    func hour(_ instant: Date) -> Double? {
        for (offset, span) in spans.enumerated() {
            guard let span, span.contains(instant) else { continue }
            let share =
                instant.timeIntervalSince(span.lowerBound) / span.upperBound.timeIntervalSince(span.lowerBound)
            return Double(offset) * 24 + share * 24
        }
        return nil
    }
}
