package import Foundation
package import WeatherModel

/// The longest fog of a day or a night that is not foggy throughout.
package struct FogSpell: Equatable {
    /// Fog, or freezing fog where that is the most of it.
    package let condition: WeatherCondition
    package let range: Range<Date>

    /// Seconds; shorter fog is not worth a word.
    private static let shortest: TimeInterval = 3 * 3600

    /// Nil where no fog lasts for three hours.
    ///
    /// - Parameter rows: The hours in order of time.
    init?(_ rows: [HourSpan]) {
        var longest: [HourSpan] = []
        var run: [HourSpan] = []
        for row in rows {
            let isFog = Self.fogs.contains(row.shown(isDay: true).condition)
            if !isFog || run.last.map({ $0.end != row.start.time }) == true { run = [] }
            if isFog { run.append(row) }
            if Self.length(run) > Self.length(longest) { longest = run }
        }
        guard let first = longest.first, let last = longest.last, Self.length(longest) >= Self.shortest else {
            return nil
        }
        let freezing = longest.filter { $0.shown(isDay: true).condition == .rimeFog }
        condition = Self.length(freezing) * 2 > Self.length(longest) ? .rimeFog : .fog
        range = first.start.time..<last.end
    }

    private static let fogs: Set<WeatherCondition> = [.fog, .rimeFog]

    private static func length(_ rows: [HourSpan]) -> TimeInterval { rows.map(\.duration).reduce(0, +) }
}
