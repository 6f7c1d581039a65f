import Foundation
import Testing
import WeatherModel

@testable import WeatherStore

@Suite("The stored weather of earlier years")
struct PastYearFileTests {
    private func year(_ number: Int, at seconds: Double, _ degrees: Double = 7) -> PastYear {
        let first = CivilDate(dayNumber: number * 365)
        let time = first.start(in: .gmt) ?? .distantPast
        var hour = Hour(time: time)
        (hour.temperature, hour.windSpeed, hour.precipitation) = (Temperature(degrees), Speed(3.4), Precipitation(0.2))
        return PastYear(
            days: first...CivilDate(dayNumber: number * 365 + 60), hours: [hour],
            fetchedAt: Date(timeIntervalSinceReferenceDate: seconds))
    }

    @Test("a year is there for the next program as it came, and again when it is asked for anew")
    func kept() async throws {
        let folder = try TemporaryFolder()
        let file = folder.url.appending(path: "data/years.sqlite")
        let (first, second) = (year(50, at: 10), year(51, at: 20))
        for one in [first, second] { try await PastYearFile(file).keep(one, of: "a", saved: ["a"]) }
        #expect(try await PastYearFile(file).years(of: "a") == [second, first])
        let renewed = year(50, at: 30, 9)
        try await PastYearFile(file).keep(renewed, of: "a", saved: ["a"])
        #expect(try await PastYearFile(file).years(of: "a") == [renewed, second])
        let mode = try FileManager.default.attributesOfItem(atPath: file.path)[.posixPermissions] as? Int
        #expect(mode == 0o600)
    }

    @Test("of a place that is not saved nothing is kept, and what was kept of it goes with the next year")
    func saved() async throws {
        let file = PastYearFile(nil)
        try await file.keep(year(50, at: 1), of: "b", saved: ["a"])
        #expect(try await file.years(of: "b").isEmpty)
        try await file.keep(year(50, at: 1), of: "b", saved: ["a", "b"])
        try await file.keep(year(50, at: 2), of: "a", saved: ["a"])
        #expect(try await file.years(of: "b").isEmpty)
        #expect(try await file.years(of: "a").count == 1)
        try await file.clear()
        #expect(try await file.years(of: "a").isEmpty)
    }

    @Test("twenty years are kept of a place, and four hundred in all, those that came last")
    func limits() async throws {
        let file = PastYearFile(nil)
        for number in 0..<25 { try await file.keep(year(number, at: Double(number)), of: "a", saved: ["a"]) }
        let kept = try await file.years(of: "a")
        #expect(kept.count == PastYearFile.placeLimit)
        #expect(kept.last?.fetchedAt == Date(timeIntervalSinceReferenceDate: 5))
        let places = (0..<21).map { "p\($0)" }
        for (index, place) in places.enumerated() {
            for number in 0..<20 {
                try await file.keep(year(number, at: Double(100 + index * 20 + number)), of: place, saved: places)
            }
        }
        var count = 0
        for place in places { count += try await file.years(of: place).count }
        #expect(count == PastYearFile.limit)
        #expect(try await file.years(of: "p0").isEmpty)
    }

    @Test("the years of a place go with it, and come back with it; those of other places and of sample data stay")
    func removedPlace() async throws {
        let folder = try TemporaryFolder()
        let folders = try DataFolders(environment: ["HOME": folder.url.path])
        let (store, sample) = (
            try SQLiteStore.open(at: folders.databaseFile).store,
            try SQLiteStore.open(at: folders.sampleDatabaseFile).store
        )
        let (gone, left) = (Samples.zürich, Samples.quito)
        for place in [gone, left] {
            try await store.add(place)
            try await sample.add(place)
        }
        try await sample.remove(left.id)
        #expect(!FileManager.default.fileExists(atPath: folders.pastYearsFile.path), "a removal makes no file")
        let file = PastYearFile(folders.pastYearsFile)
        let kept = [year(51, at: 20), year(50, at: 10)]
        for one in kept { try await file.keep(one, of: gone.id, saved: [gone.id, left.id]) }
        try await file.keep(year(50, at: 30), of: left.id, saved: [gone.id, left.id])
        let removal = try #require(try await store.remove(gone.id))
        #expect(try await file.years(of: gone.id).isEmpty)
        #expect(try await file.years(of: left.id).count == 1)
        try await store.restore(removal)
        #expect(try await file.years(of: gone.id) == kept)
        try await sample.remove(gone.id)
        #expect(try await file.years(of: gone.id) == kept)
    }
}
