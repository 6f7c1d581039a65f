import Foundation
import Testing
import WeatherModel

@testable import WeatherServices

@Suite("What sources learn of a place, and what of it a report keeps")
struct ReportPlaceTests {
    private let source = ScriptedSource("a")

    private func service(_ precision: CoordinatePrecision = .fourDecimals) -> ReportService {
        let catalogue = SourceCatalogue([source.catalogued()])
        return ReportService(
            catalogue: { catalogue }, preferences: { SourcePreferences(precision: precision) },
            health: SourceHealth(now: { ScriptedSource.moment }))
    }

    @Test(
        "every source sees the point as exactly as the user wants and no better",
        arguments: [(CoordinatePrecision.fourDecimals, 52.5244, 13.4105), (.twoDecimals, 52.52, 13.41)])
    func precision(precision: CoordinatePrecision, latitude: Double, longitude: Double) async throws {
        let exact = try place(52.5243721, 13.4105309)
        _ = await service(precision).report(of: Set(WeatherPart.allCases), for: exact)
        #expect(Set(source.asked.map(\.coordinates)) == [Coordinates(latitude: latitude, longitude: longitude)])
        #expect(Set(source.asked.map(\.id)) == [exact.id])
    }

    @Test("days are built from the hours of an answer that has none, and bear its source")
    func builtDays() async throws {
        source.answers(.success([.hours]))
        let report = await service().report(of: [.hours, .days], for: try place(1, 1)).report
        #expect(report?.days?.value.map(\.date.description) == ["2026-01-15", "2026-01-16"])
        #expect(report?.days?.source == source.source)
        #expect(source.asked.count == 1)
    }

    @Test("the place's own zone counts, then the forecast's, then that of its longitude")
    func zone() async throws {
        let point = try #require(Coordinates(latitude: 52, longitude: 62))
        let named = Location(name: "A", coordinates: point, timeZoneIdentifier: "Europe/Berlin")
        let unnamed = Location(name: "A", coordinates: point)
        let service = service()
        #expect(await service.report(of: [.hours], for: named).report?.timeZone.identifier == "Europe/Berlin")
        #expect(await service.report(of: [.hours, .alerts], for: unnamed).report?.timeZone.secondsFromGMT() == 7200)
        #expect(await service.report(of: [.alerts], for: unnamed).report?.timeZone.secondsFromGMT() == 14400)
        let far = try place(0, -179.9)
        #expect(await service.report(of: [.alerts], for: far).report?.timeZone.secondsFromGMT() == -43200)
    }

    @Test("the height is that of the first source that says one, and stays where a later answer has none")
    func height() async throws {
        let silent = ScriptedSource("silent", .success([.current]))
        let (low, high) = (
            ScriptedSource("low", .success([.hours]), elevation: Distance(5)),
            ScriptedSource("high", elevation: Distance(80))
        )
        let catalogue = SourceCatalogue([silent, low, high].map { $0.catalogued() })
        let service = ReportService(
            catalogue: { catalogue }, preferences: { SourcePreferences(precision: .fourDecimals) },
            health: SourceHealth(now: { ScriptedSource.moment }))
        let place = try place(1, 1)
        var report = try #require(await service.report(of: [.current, .hours, .days], for: place).report)
        #expect(report.days?.source.id == "low" && report.elevation == Distance(5))
        #expect((silent.asked + low.asked).allSatisfy { $0.elevation == nil })
        let later = try #require(await service.report(of: [.current], for: place).report)
        #expect(later.current?.source.id == "silent" && later.elevation == nil)
        report.merge(later)
        #expect(report.elevation == Distance(5))
    }

    @Test("a report of alerts alone does not change the zone of an older one")
    func merging() async throws {
        var report = WeatherReport(timeZone: try #require(TimeZone(identifier: "Asia/Kathmandu")))
        report.merge(try #require(await service().report(of: [.alerts], for: try place(0, 0)).report))
        #expect(report.timeZone.identifier == "Asia/Kathmandu")
        report.merge(try #require(await service().report(of: [.hours], for: try place(0, 0)).report))
        #expect(report.timeZone.identifier == "Asia/Kathmandu", "an offset tells less than a region")
    }
}
