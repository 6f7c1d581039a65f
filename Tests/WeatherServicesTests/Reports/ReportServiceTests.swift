import Foundation
import Testing
import WeatherModel

@testable import WeatherServices

@Suite("One source steps in for another, part by part")
struct ReportServiceTests {
    private let clock = MovableClock()
    private let health: SourceHealth
    private let first = ScriptedSource("first")
    private let second = ScriptedSource("second")
    private let third = ScriptedSource("third")
    private let everything = Set(WeatherPart.ofPage)

    init() {
        let clock = clock
        health = SourceHealth(now: { clock.now }) { $0.lowerBound }
    }

    private func service(
        _ sources: [CataloguedSource], _ preferences: SourcePreferences = SourcePreferences()
    ) -> ReportService {
        ReportService(catalogue: { SourceCatalogue(sources) }, preferences: { preferences }, health: health)
    }

    private func sources(_ report: WeatherReport?) -> [WeatherPart: String] {
        var sources: [WeatherPart: String] = [:]
        sources[.current] = report?.current?.source.id
        sources[.minutes] = report?.minutes?.source.id
        sources[.hours] = report?.hours?.source.id
        sources[.days] = report?.days?.source.id
        sources[.airQuality] = report?.airQuality?.source.id
        sources[.alerts] = report?.alerts?.source.id
        return sources
    }

    @Test("what comes in one answer is asked for once, and each part bears its source")
    func oneRequest() async throws {
        let fetched = await service([first.catalogued(), second.catalogued()]).report(of: everything, for: try berlin())
        #expect(sources(fetched.report) == Dictionary(uniqueKeysWithValues: everything.map { ($0, "first") }))
        #expect(fetched.failures.isEmpty)
        #expect(fetched.passedOver.isEmpty)
        // A forecast, the air, the alerts.
        #expect(first.asked.count == 3)
        #expect(second.asked.isEmpty)
    }

    /// All parts of the forecast, of one source.
    private func forecast(of source: String) -> [WeatherPart: String] {
        [.current: source, .minutes: source, .hours: source, .days: source]
    }

    @Test("only the answers with the parts asked for are fetched, and nothing in them is thrown away")
    func someParts() async throws {
        let fetched = await service([first.catalogued()]).report(of: [.hours], for: try berlin())
        #expect(sources(fetched.report) == forecast(of: "first"))
        #expect(first.asked.count == 1)
        #expect(await service([first.catalogued()]).report(of: [], for: try berlin()) == FetchedReport())
    }

    @Test("the next source steps in for one that fails, and it is told who was passed over")
    func failure() async throws {
        first.answers(.failure(.timedOut(after: 15)))
        let fetched = await service([first.catalogued(), second.catalogued()]).report(
            of: [.current, .hours], for: try berlin())
        #expect(sources(fetched.report) == forecast(of: "second"))
        #expect(fetched.failures.isEmpty)
        let passed = [PassedOverSource(source: first.source, reason: .failed(.timedOut(after: 15)))]
        #expect(fetched.passedOver == [.current: passed, .minutes: passed, .hours: passed, .days: passed])
        #expect(first.asked.count == 1)
        #expect(second.asked.count == 1)
    }

    @Test("a part that an answer lacks comes from the next source, the others stay")
    func lacking() async throws {
        first.answers(.success([.current, .minutes]))
        second.answers(.success([.current, .days]))
        let fetched = await service([first.catalogued(), second.catalogued(), third.catalogued()]).report(
            of: [.current, .minutes, .hours, .days], for: try berlin())
        #expect(
            sources(fetched.report) == [.current: "first", .minutes: "first", .days: "second", .hours: "third"])
        #expect(fetched.passedOver[.hours]?.map(\.reason) == [.lacking, .lacking])
        #expect([first, second, third].map(\.asked.count) == [1, 1, 1])
    }

    @Test("a part that came along is kept only if nobody who comes before its source might have given it")
    func cameAlong() async throws {
        let catalogue = [first.catalogued(), second.catalogued()]
        let fetched = await service(catalogue, SourcePreferences(orderByPart: [.hours: ["second"]])).report(
            of: [.hours], for: try berlin())
        #expect(sources(fetched.report) == [.hours: "second"])
        #expect(first.asked.isEmpty)
        // One that cannot be asked does not count.
        let alone = await service(
            catalogue, SourcePreferences(orderByPart: [.hours: ["second"]], disabled: ["first"])
        ).report(of: [.hours], for: try berlin())
        #expect(sources(alone.report) == forecast(of: "second"))
    }

    @Test("where nobody has a part, the reason of the first who failed is told, and the other parts are there")
    func allFail() async throws {
        first.answers(.failure(.serverTrouble(status: 500)))
        second.answers(.failure(.offline))
        let forecasts = [first.catalogued([.current]), second.catalogued([.current]), third.catalogued([.alerts])]
        let fetched = await service(forecasts).report(of: [.current, .alerts], for: try berlin())
        #expect(sources(fetched.report) == [.alerts: "third"])
        // The next try is when the first of them may be asked.
        var foremost = PartFailure(
            source: first.source, error: .serverTrouble(status: 500), retryAt: clock.now.addingTimeInterval(24),
            isOrdered: false)
        foremost.others = [PassedOverSource(source: second.source, reason: .failed(.offline))]
        #expect(fetched.failures == [.current: foremost])
    }

    @Test("air without any value counts as missing")
    func emptyAir() async throws {
        first.answers(.success([]))
        let fetched = await service([first.catalogued()]).report(of: [.airQuality], for: try berlin())
        #expect(fetched.report == nil)
        #expect(fetched.gaps == [.airQuality: PartGap(.lacking, since: clock.now, source: first.source)])
        #expect(fetched.failures.isEmpty)
    }

    @Test("a source is asked for what it gives, and where it gives it")
    func areas() async throws {
        let catalogue = [
            first.catalogued(area: .unitedStates), second.catalogued([.alerts], area: .germany),
            third.catalogued([.current, .alerts], alertArea: .norway),
        ]
        let german = await service(catalogue).report(of: [.current, .alerts], for: try berlin())
        #expect(sources(german.report) == [.current: "third", .alerts: "second"])
        let american = await service(catalogue).report(of: [.current, .alerts], for: try place(40.7, -74))
        #expect(sources(american.report) == forecast(of: "first").merging([.alerts: "first"]) { own, _ in own })
        let southAfrican = await service(catalogue).report(of: [.alerts], for: try place(-33.9, 18.4))
        #expect(southAfrican == FetchedReport(gaps: [.alerts: PartGap(.unoffered, since: clock.now)]))
    }

    @Test("a source that needs a key is not asked without one, and nobody counts on it")
    func missingKey() async throws {
        let keyed = CataloguedSource(first.source, parts: [.current], needsKey: true)
        let fetched = await service([keyed, second.catalogued()]).report(of: [.current], for: try berlin())
        #expect(sources(fetched.report) == forecast(of: "second"))
        #expect(fetched.passedOver[.current]?.map(\.reason) == [.missingKey])
        // With its key it is asked.
        _ = await service([first.catalogued(needsKey: true)]).report(of: [.current], for: try berlin())
        #expect(first.asked.count == 1)
    }

    @Test("where every source wants a key and none has one, that is the reason")
    func onlyKeyless() async throws {
        let keyed = CataloguedSource(first.source, parts: [.current], needsKey: true)
        let fetched = await service([keyed]).report(of: [.current], for: try berlin())
        #expect(fetched.report == nil)
        #expect(fetched.failures == [.current: PartFailure(source: first.source, error: .keyRefused)])
    }

    @Test("the user's order comes first, that of the place before the general one, and the rest as it stands")
    func preferences() async throws {
        let catalogue = [first.catalogued(), second.catalogued(), third.catalogued()]
        func source(_ preferences: SourcePreferences) async throws -> String? {
            let fetched = await service(catalogue, preferences).report(of: [.current], for: try berlin())
            return sources(fetched.report)[.current]
        }
        let id = try berlin().id
        #expect(try await source(SourcePreferences(order: ["second"])) == "second")
        #expect(try await source(SourcePreferences(order: ["second"], orderByPlace: [id: ["third"]])) == "third")
        #expect(try await source(SourcePreferences(order: ["gone"], orderByPlace: ["other": ["third"]])) == "first")
        first.answers(.failure(.offline))
        third.answers(.failure(.offline))
        #expect(try await source(SourcePreferences(order: ["third", "first"])) == "second")
    }

    @Test("a source at rest is not asked, says so, and is asked again afterwards")
    func rest() async throws {
        let retry = clock.now.addingTimeInterval(100)
        first.answers(.failure(.quotaExceeded(retryAfter: retry)))
        let service = service([first.catalogued(), second.catalogued()])
        _ = await service.report(of: [.current], for: try berlin())
        first.answers(.success([.current]))
        clock.advance(by: 99)
        let resting = await service.report(of: [.current], for: try place(1, 1))
        #expect(first.asked.count == 1)
        #expect(
            resting.passedOver[.current]?.map(\.reason) == [
                .backedOff(until: retry, because: .quotaExceeded(retryAfter: retry))
            ])
        clock.advance(by: 1)
        let awake = await service.report(of: [.current], for: try berlin())
        #expect(sources(awake.report) == [.current: "first"])
    }

    @Test("a failure of the air leaves forecasts alone, and an area not covered leaves other places alone")
    func apart() async throws {
        let service = service([first.catalogued()])
        first.answers(.failure(.serverTrouble(status: 500)))
        _ = await service.report(of: [.airQuality], for: try berlin())
        first.answers(.failure(.notFound))
        _ = await service.report(of: [.current], for: try berlin())
        first.answers(.success(everything))
        let elsewhere = await service.report(of: [.current, .airQuality], for: try place(1, 1))
        #expect(sources(elsewhere.report) == forecast(of: "first"))
        #expect(elsewhere.failures[.airQuality]?.error == .serverTrouble(status: 500))
        let here = await service.report(of: [.current], for: try berlin())
        #expect(here.failures[.current]?.error == .notFound)
    }

    @Test("somebody who waits has a source at rest asked, unless it named the moment itself")
    func insistence() async throws {
        let service = service([first.catalogued()])
        func report() async throws -> FetchedReport {
            let here = try berlin()
            return await Freshness.$wanted.withValue(.confirmed) { await service.report(of: [.current], for: here) }
        }
        first.answers(.failure(.serverTrouble(status: 500)))
        _ = try await report()
        _ = try await report()
        #expect(first.asked.count == 2)
        first.answers(.failure(.quotaExceeded(retryAfter: clock.now.addingTimeInterval(50))))
        _ = try await report()
        _ = try await report()
        #expect(first.asked.count == 3)
    }

    private func berlin() throws -> Location {
        Location(
            name: "Berlin", countryCode: "DE",
            coordinates: try #require(Coordinates(latitude: 52.5243721, longitude: 13.4105309)))
    }
}
