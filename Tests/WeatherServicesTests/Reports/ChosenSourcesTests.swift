import Foundation
import Testing
import WeatherModel

@testable import WeatherServices

@Suite("The reader chooses who is asked for what")
struct ChosenSourcesTests {
    private let clock = MovableClock()
    private let health: SourceHealth
    private let first = ScriptedSource("first")
    private let second = ScriptedSource("second")

    init() {
        let clock = clock
        health = SourceHealth(now: { clock.now }) { $0.lowerBound }
    }

    private func fetched(
        _ parts: Set<WeatherPart>, _ preferences: SourcePreferences
    ) async throws -> FetchedReport {
        let sources = [first.catalogued(), second.catalogued()]
        return await ReportService(
            catalogue: { SourceCatalogue(sources) }, preferences: { preferences }, health: health
        ).report(of: parts, for: try berlin())
    }

    private func berlin() throws -> Location {
        Location(
            id: "berlin", name: "Berlin", coordinates: try #require(Coordinates(latitude: 52.5244, longitude: 13.4105)),
            timeZoneIdentifier: "Europe/Berlin")
    }

    @Test("a part with an order of its own comes from its first source, the others by the order of all")
    func order() async throws {
        let report = try await fetched(
            [.current, .hours, .alerts, .airQuality],
            SourcePreferences(order: ["first"], orderByPart: [.hours: ["second"], .alerts: ["second"]])
        ).report
        #expect(report?.current?.source.id == "first" && report?.hours?.source.id == "second")
        #expect(report?.alerts?.source.id == "second" && report?.airQuality?.source.id == "first")
    }

    @Test("the order of a place comes before that of a part")
    func place() async throws {
        let report = try await fetched(
            [.hours],
            SourcePreferences(orderByPlace: [try berlin().id: ["first"]], orderByPart: [.hours: ["second"]])
        ).report
        #expect(report?.hours?.source.id == "first")
    }

    @Test("a source that is switched off is never asked; the next one steps in")
    func off() async throws {
        let fetched = try await fetched([.hours, .alerts], SourcePreferences(disabled: ["first"]))
        #expect(fetched.report?.hours?.source.id == "second" && first.asked.isEmpty)
        #expect(fetched.passedOver[.hours]?.map(\.reason) == [.switchedOff])
        #expect(fetched.failures.isEmpty && fetched.gaps.isEmpty)
    }

    @Test("where all are switched off, that is the reason, not a failure of theirs nor the lack of an offer")
    func allOff() async throws {
        let fetched = try await fetched([.hours, .alerts], SourcePreferences(disabled: ["first", "second"]))
        #expect(fetched.report == nil && first.asked.isEmpty && second.asked.isEmpty)
        #expect(fetched.failures[.hours]?.error == .switchedOff)
        #expect(fetched.gaps.mapValues(\.kind) == [.hours: .switchedOff, .alerts: .switchedOff])
    }
}
