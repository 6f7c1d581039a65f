import Foundation
import GRDB
import Testing
import WeatherModel

@testable import WeatherStore

struct ForecastStorageTests {
    @Test("a forecast comes back equal, to the last bit of its instants")
    func roundTrip() async throws {
        let folder = try TemporaryFolder()
        let forecast = Samples.forecast()
        do {
            let store = try SQLiteStore.open(at: folder.database).store
            try await store.add(Samples.portland)
            try await store.save(forecast, for: Samples.portland.id)
        }
        let reopened = try SQLiteStore.open(at: folder.database).store
        #expect(try reopened.contents().forecasts == [Samples.portland.id: forecast])
    }

    @Test("any instant survives, whatever its fraction")
    func anyInstant() throws {
        var generator = SeededGenerator(seed: 1)
        var forecast = Samples.forecast(hours: 0, days: 0)
        for _ in 0..<2_000 {
            forecast.fetchedAt = Date(timeIntervalSinceReferenceDate: .random(in: 0...1e9, using: &generator))
            #expect(try ForecastRow(forecast, locationID: "").forecast == forecast)
        }
    }

    @Test(
        "any zone survives, named or a bare offset",
        arguments: [
            TimeZone(identifier: "Pacific/Chatham"), TimeZone(identifier: "GMT"), TimeZone(identifier: "Etc/GMT+11"),
            TimeZone(secondsFromGMT: 0), TimeZone(secondsFromGMT: 49_500), TimeZone(secondsFromGMT: -39_600),
            TimeZone(secondsFromGMT: 20_700),
        ])
    func anyZone(zone: TimeZone?) throws {
        let forecast = Samples.forecast(zone: try #require(zone), hours: 1, days: 1)
        #expect(try ForecastRow(forecast, locationID: "").forecast == forecast)
    }

    @Test("a later forecast takes the place of the one before, and only of that place")
    func replace() async throws {
        let store = try SQLiteStore.empty()
        for place in Samples.places(2) {
            try await store.add(place)
            try await store.save(Samples.forecast(source: "first", hours: 1), for: place.id)
        }
        let later = Samples.forecast(source: "second", hours: 2)
        try await store.save(later, for: "place-1")
        #expect(try store.contents().forecasts.mapValues(\.source.id) == ["place-0": "first", "place-1": "second"])
        #expect(try store.contents().forecasts["place-1"] == later)
    }

    @Test("a forecast for a place that was removed meanwhile is dropped without an error")
    func removedMeanwhile() async throws {
        let store = try SQLiteStore.empty()
        try await store.save(Samples.forecast(), for: Samples.portland.id)
        try await store.add(Samples.portland)
        #expect(try store.contents().forecasts.isEmpty)
    }

    @Test("removing a place removes its forecast, also when the place is put back")
    func cascade() async throws {
        let store = try SQLiteStore.empty()
        try await store.add(Samples.portland)
        try await store.save(Samples.forecast(), for: Samples.portland.id)
        try await store.remove(Samples.portland.id)
        let rows = try await store.queue.read { try Int.fetchOne($0, sql: "SELECT count(*) FROM forecast") }
        #expect(rows == 0)
        try await store.insert(Samples.portland, at: 0)
        #expect(try store.contents().forecasts.isEmpty)
    }

    @Test("moving a place keeps its forecast")
    func moveKeepsForecast() async throws {
        let store = try SQLiteStore.empty()
        for place in Samples.places(3) { try await store.add(place) }
        try await store.save(Samples.forecast(), for: "place-2")
        try await store.move("place-2", to: 0)
        #expect(try store.contents().forecasts == ["place-2": Samples.forecast()])
    }

    @Test(
        "a forecast another version wrote counts as absent, and the others are there",
        arguments: ["", "not JSON", "{}", #"{"source":7}"#, "[1,2", "{\"fetchedAt\":\"2026-11-21\"}"])
    func foreignPayload(payload: String) async throws {
        let store = try SQLiteStore.empty()
        for place in Samples.places(2) {
            try await store.add(place)
            try await store.save(Samples.forecast(), for: place.id)
        }
        try await store.queue.write { database in
            try database.execute(
                sql: "UPDATE forecast SET payload = ? WHERE locationID = 'place-0'", arguments: [Data(payload.utf8)])
        }
        let contents = try store.contents()
        #expect(contents.locations == Samples.places(2))
        #expect(contents.forecasts == ["place-1": Samples.forecast()])
    }

    @Test("a condition name from a newer version does not cost the forecast")
    func newerConditionName() async throws {
        let store = try SQLiteStore.empty()
        try await store.add(Samples.portland)
        try await store.save(Samples.forecast(hours: 1, days: 0), for: Samples.portland.id)
        try await store.queue.write { database in
            try database.execute(
                sql: """
                    UPDATE forecast
                    SET payload = CAST(replace(CAST(payload AS TEXT), '"clear"', '"rainOfFrogs"') AS BLOB)
                    """)
        }
        let forecast = try #require(try store.contents().forecasts[Samples.portland.id])
        #expect(forecast.current?.condition == .unknown)
        #expect(forecast.current?.temperature == Temperature(-40))
    }
}
