import Foundation
import GRDB
import Testing
import WeatherModel

@testable import WeatherStore

/// Each file in `Fixtures/store` was written by the version of the program that its name tells.
struct MigrationTests {
    private static let fixtures = URL(filePath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .appending(path: "Fixtures/store")

    /// What was written to "v1.sqlite".
    private static let v1 = Everything(
        [Samples.quito, Samples.portland, Samples.zürich],
        reports: [
            Samples.quito.id: WeatherReport(Samples.forecast(hours: 6, days: 2)),
            Samples.zürich.id: WeatherReport(
                Samples.forecast(source: "openweather", zone: .gmt, hours: 0, days: 0)),
        ])

    /// What was written to "v2.sqlite": a place with every part, a home with a name, one with sources of its own.
    private static let v2: Everything = {
        var all = Everything(
            [Samples.quito, Samples.portland, Samples.zürich],
            reports: [Samples.portland.id: Samples.report(hours: 6, days: 2)])
        all.places[0].customName = "Mitad del Mundo"
        all.places[0].isHome = true
        all.places[2].sourceOrder = ["met-norway", "open-meteo"]
        return all
    }()

    private func copy(_ name: String) throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        try FileManager.default.copyItem(at: Self.fixtures.appending(path: name), to: folder.database)
        return folder
    }

    @Test("the columns that an opened file must have are those of the schema")
    func columns() throws {
        let found = try SQLiteStore.empty().queue.read { database in
            try Schema.columns.map { table, _ in try database.columns(in: table).map(\.name).joined(separator: ", ") }
        }
        #expect(found == Schema.columns.map(\.value))
    }

    @Test("a database of version 1 opens with everything in it, and can be changed")
    func fromV1() async throws {
        let folder = try copy("v1.sqlite")
        let opened = try SQLiteStore.open(at: folder.database)
        #expect(opened.setAside == nil)
        #expect(try opened.store.everything() == Self.v1)
        try await opened.store.move(Samples.zürich.id, to: 0)
        #expect(try opened.store.locations == [Samples.zürich, Samples.quito, Samples.portland])
    }

    @Test("a database of version 2 opens with everything in it, and can be changed")
    func fromV2() async throws {
        let folder = try copy("v2.sqlite")
        let opened = try SQLiteStore.open(at: folder.database)
        #expect(opened.setAside == nil)
        #expect(try opened.store.everything() == Self.v2)
        try await opened.store.setHome(Samples.zürich.id)
        #expect(try opened.store.everything().places.map(\.isHome) == [false, false, true])
    }

    /// What was written to "v3.sqlite": the same, and why a part was not in the last answer.
    private static let v3: Everything = {
        var all = v2
        all.reports[Samples.portland.id]?.gaps = [
            .alerts: PartGap(.failed, since: Samples.start, source: Samples.agency)
        ]
        return all
    }()

    @Test("a database of version 3 opens with everything in it, and can be changed")
    func fromV3() async throws {
        let folder = try copy("v3.sqlite")
        let opened = try SQLiteStore.open(at: folder.database)
        #expect(opened.setAside == nil)
        #expect(try opened.store.everything() == Self.v3)
    }

    @Test("the warnings that a database of version 3 holds are known, and none is new at the next answer")
    func knownWarnings() async throws {
        let folder = try copy("v3.sqlite")
        let store = try SQLiteStore.open(at: folder.database).store
        var alerts = try #require(Self.v3.reports[Samples.portland.id]?.alerts)
        let known = try store.alertRecords(of: Samples.portland.id)
        #expect(Set(known.compactMap(\.latest)) == Set(alerts.value.bounded))
        #expect(known.allSatisfy { $0.changes.map(\.at) == [alerts.fetchedAt] })
        let last = try #require(try store.alertChanges(after: 0).last?.change.number)
        alerts.fetchedAt += 1
        try await store.save(WeatherReport(timeZone: .gmt, alerts: alerts), for: Samples.portland.id)
        #expect(try store.alertChanges(after: last).isEmpty)
    }

    /// What was written to "v4.sqlite": the same, and a place whose warnings are not shown.
    private static let v4: Everything = {
        var all = v3
        all.places[1].showsAlerts = false
        return all
    }()

    @Test("a database of version 4 opens with everything in it, the history of warnings too")
    func fromV4() async throws {
        let folder = try copy("v4.sqlite")
        let opened = try SQLiteStore.open(at: folder.database)
        #expect(opened.setAside == nil)
        #expect(try opened.store.everything() == Self.v4)
        #expect(try opened.store.alertRecords(of: Samples.portland.id).count == 2)
    }

    /// What was written to "v5.sqlite" beside the same.
    private static let told = [
        SentNotice(
            id: "rain/\(Samples.quito.id)", kind: .rain, version: "liquid", about: Samples.start + 1800,
            toldAt: Samples.start, withdrawnAt: Samples.start + 7200),
        SentNotice(id: "warning/1", kind: .warning, version: "1", toldAt: Samples.start + 1),
    ]

    @Test("a database of version 5 opens with everything in it, what the desktop was told too")
    func fromV5() async throws {
        let folder = try copy("v5.sqlite")
        let opened = try SQLiteStore.open(at: folder.database)
        #expect(opened.setAside == nil)
        #expect(try opened.store.everything() == Self.v4)
        #expect(try opened.store.toldNotices() == Self.told)
    }

    /// What was written to "v6.sqlite": the same, the height of a place, and what one source said of it alone.
    private static let v6: Everything = {
        var all = v4
        all.reports[Samples.portland.id]?.elevation = Distance(15)
        return all
    }()
    private static let alone = WeatherReport(Samples.forecast(source: "met-norway", hours: 3, days: 1))

    @Test("a database of version 6 opens with everything in it, what a source said alone too")
    func fromV6() async throws {
        let folder = try copy("v6.sqlite")
        let opened = try SQLiteStore.open(at: folder.database)
        #expect(opened.setAside == nil)
        #expect(try opened.store.everything() == Self.v6)
        #expect(try opened.store.alone("met-norway").report(for: Samples.portland.id) == Self.alone)
    }

    /// What was written to "v7.sqlite" beside the same.
    private static let trip = Trip(
        id: "trip", name: "Alps",
        legs: [TripLeg(at: Samples.zürich, from: CivilDate(dayNumber: 20_800), to: CivilDate(dayNumber: 20_803))],
        packed: [.winterCoat])

    @Test("a database of version 7 opens with everything in it, the trips too")
    func fromV7() async throws {
        let folder = try copy("v7.sqlite")
        let opened = try SQLiteStore.open(at: folder.database)
        #expect(opened.setAside == nil)
        #expect(try opened.store.everything() == Self.v6)
        #expect(try opened.store.trips() == [Self.trip])
    }

    @Test(
        "a migrated database has the same tables as a new one",
        arguments: ["v1.sqlite", "v2.sqlite", "v3.sqlite", "v4.sqlite", "v5.sqlite", "v6.sqlite", "v7.sqlite"])
    func sameSchema(file: String) throws {
        let folder = try copy(file)
        func schema(_ store: SQLiteStore) throws -> [String] {
            try store.queue.read {
                try String.fetchAll($0, sql: "SELECT sql FROM sqlite_master WHERE sql IS NOT NULL ORDER BY name")
            }
        }
        let fresh = try schema(.empty())
        #expect(fresh.count == 17)
        #expect(try schema(SQLiteStore.open(at: folder.database).store) == fresh)
    }

    @Test(
        "the schema stays on the first page, where it is found in a file that was cut short",
        arguments: ["v1.sqlite", "v2.sqlite", "v3.sqlite", "v4.sqlite", "v5.sqlite", "v6.sqlite", "v7.sqlite"])
    func schemaPage(file: String) throws {
        let folder = try copy(file)
        _ = try SQLiteStore.open(at: folder.database)
        // The kind of the page behind SQLite's header: 13 for a leaf of a table, 5 for one that names others.
        #expect(try Data(contentsOf: folder.database)[100] == 13)
    }

    @Test(
        "writes the fixture of the present version",
        .enabled(if: ProcessInfo.processInfo.environment["FAIRWEATHER_WRITE_FIXTURE"] != nil))
    func writeFixture() async throws {
        let name = try #require(ProcessInfo.processInfo.environment["FAIRWEATHER_WRITE_FIXTURE"])
        let store = try SQLiteStore.open(at: Self.fixtures.appending(path: name)).store
        for place in Self.v6.places {
            try await store.add(place.location)
            try await store.rename(place.id, to: place.customName)
            try await store.setSourceOrder(place.sourceOrder, for: place.id)
            try await store.setShowsAlerts(place.showsAlerts, for: place.id)
            if place.isHome { try await store.setHome(place.id) }
        }
        for (id, report) in Self.v6.reports { try await store.save(report, for: id) }
        try await store.alone("met-norway").save(Self.alone, for: Samples.portland.id)
        try await store.remember(Self.told)
        try await store.save(Self.trip, replacing: nil, ifOnlyOfItsName: false)
        try store.queue.close()
    }
}
