import Foundation
import Observation
import Places
import WeatherModel
import WeatherStore
import WeatherText

/// What is usual at the places of a trip, by the earlier years that are kept; nobody is asked.
@MainActor @Observable
final class UsualAtTrips {
    /// What is known of the dates of the trip that was read last, by the places.
    private(set) var days: [Location.ID: [CivilDate: UsualDay]] = [:]
    @ObservationIgnored private(set) var task: Task<Void, Never>?
    private let inquiry: PastYearsInquiry?

    init(_ inquiry: PastYearsInquiry?) { self.inquiry = inquiry }

    /// Reads the years of each place of the trip.
    ///
    /// - Parameter zone: Returns the zone whose clock the days of a place go by.
    func read(_ trip: Trip, at now: Date, zone: @MainActor (Location) -> TimeZone) {
        guard let inquiry else { return }
        let places = Dictionary(trip.legs.map { ($0.place.id, zone($0.place)) }) { first, _ in first }
        let previous = task
        task = Task { [weak self] in
            await previous?.value
            var all: [Location.ID: [CivilDate: UsualDay]] = [:]
            for (id, zone) in places {
                let years = await inquiry.stored(of: id, before: CivilDate(now, in: zone))
                all[id] = await Self.computed(trip, id, years, zone)
            }
            if let self, days != all { days = all }
        }
    }

    /// Computes it away from the main thread, as hours of ten years are many.
    @concurrent
    private static func computed(
        _ trip: Trip, _ place: Location.ID, _ years: PastYears, _ zone: TimeZone
    ) async -> [CivilDate: UsualDay] {
        UsualDay.all(of: trip, at: place, years, in: zone)
    }
}
