import Foundation
import WeatherModel
import WeatherStore

extension ReadAnswer {
    private static let day: TimeInterval = 86_400

    /// Saves the answer as the weather of one place that arrived now.
    ///
    /// All times are moved by the same number of whole days, so that now lies in the first day of the rows.
    func save(in folder: URL, now: Date) async throws {
        guard let first = forecast.hours.first?.time ?? forecast.days.first?.date.start(in: forecast.timeZone),
            let point = Coordinates(latitude: 0, longitude: 0)
        else { return }
        let days = (now.timeIntervalSince(first) / Self.day).rounded(.down)
        var moved = forecast
        (moved.fetchedAt, moved.issuedAt, moved.validUntil) = (now, nil, nil)
        moved.current?.time += days * Self.day
        for index in moved.minutes.indices { moved.minutes[index].time += days * Self.day }
        for index in moved.hours.indices { moved.hours[index].time += days * Self.day }
        moved.days = self.days
        for index in moved.days.indices {
            moved.days[index].date = CivilDate(dayNumber: moved.days[index].date.dayNumber + Int(days))
        }
        let place = Location(
            id: "recording", name: "Recording", coordinates: point, timeZoneIdentifier: moved.timeZone.identifier)
        let store = try SQLiteStore.open(at: folder.appending(path: "fairweather/fairweather.sqlite")).store
        try await store.add(place)
        try await store.save(WeatherReport(moved.bounded), for: place.id)
    }
}
