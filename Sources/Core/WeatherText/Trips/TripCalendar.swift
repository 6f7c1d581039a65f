public import Foundation
public import GoodTimes
import WeatherModel
public import WeatherStore

extension CalendarFile {
    /// Makes a calendar of a trip: an event of whole days for each stay, with what its weather is like.
    ///
    /// - Parameters:
    ///   - text: The trip in words.
    ///   - weather: What is known of each stay's place, in the order of the stays.
    public init(_ trip: Trip, _ text: TripText, _ weather: [TripLegWeather], at now: Date) {
        var events: [CalendarEvent] = []
        for (number, leg) in trip.legs.enumerated() where leg.first <= leg.last {
            guard text.legs.indices.contains(number), weather.indices.contains(number) else { continue }
            let (words, report) = (text.legs[number], weather[number].report)
            let sources = [report?.days?.source, report?.hours?.source].compactMap(\.self)
            let credits = sources.flatMap { [$0.localAttribution, $0.creditedHomepage] as [String?] }.compactMap(\.self)
            let lines = [trip.title, words.sentence] + credits
            // The same stay in a later file, also where another was put before it.
            let visit = trip.legs[..<number].count { $0.place.id == leg.place.id }
            events.append(
                CalendarEvent(
                    id: "\(trip.id)/\(leg.place.id)/\(visit)@fairweather", days: leg.first...leg.last,
                    title: words.name, text: Self.once(lines).joined(separator: "\n"), place: words.name))
        }
        self.init(events, madeAt: now)
    }

    /// Returns the lines without repetitions and empty ones.
    private static func once(_ lines: [String]) -> [String] {
        lines.reduce(into: []) { if !$1.isEmpty, !$0.contains($1) { $0.append($1) } }
    }
}
