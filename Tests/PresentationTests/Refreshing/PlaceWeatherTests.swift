import Foundation
import Testing
import WeatherModel
import WeatherServices

@testable import Places
@testable import Presentation
@testable import Refreshing
@testable import WeatherText

struct PlaceWeatherTests {
    private let now = Samples.instant("2026-11-21T15:20:00Z")

    private func update(_ parts: Set<WeatherPart>, _ fetched: FetchedReport) -> RefreshUpdate {
        RefreshUpdate(
            order: RefreshOrder(place: "a", parts: parts, reason: .missing, isUrgent: true), fetched: fetched)
    }

    private func weather(_ minutes: Double) -> PlaceWeather {
        PlaceWeather(RefreshSimulation.report(fetched: now - minutes * 60))
    }

    private func banner(_ weather: PlaceWeather, interval: TimeInterval? = 1800) -> Banner? {
        weather.banner(
            interval: interval, at: now, formatter: Samples.formatter, besideClockOf: weather.report?.timeZone ?? .gmt)
    }

    @Test("a part that fails keeps its old value and has its reason noted; the others are taken over")
    func failedPart() {
        var weather = weather(40)
        var fetched = FetchedReport(report: RefreshSimulation.report([.current], fetched: now))
        fetched.failures[.alerts] = PartFailure(source: Samples.source, error: .offline)
        weather.take(update([.current, .alerts], fetched), at: now)
        #expect(weather.report?.fetchedAt(.current) == now)
        #expect(weather.report?.fetchedAt(.alerts) == now - 2400)
        #expect(weather.report?.fetchedAt(.hours) == now - 2400)
        #expect(weather.failures == [.alerts: PartFailure(source: Samples.source, error: .offline)])
    }

    @Test("the reason goes when the part has arrived, and stays while other parts are asked for")
    func mended() {
        var weather = weather(40)
        weather.take(update([.alerts], RefreshSimulation.bad([.alerts], .offline)), at: now)
        weather.take(
            update([.current], RefreshSimulation.good([.current], at: RefreshMoment(wall: now, uptime: 0))), at: now)
        #expect(weather.failures.keys.map { $0 } == [.alerts])
        weather.take(update([.alerts], RefreshSimulation.bad([.alerts], .cancelled)), at: now)
        #expect(weather.failures[.alerts]?.error == .offline)
        weather.take(
            update([.alerts], RefreshSimulation.good([.alerts], at: RefreshMoment(wall: now, uptime: 0))), at: now)
        #expect(weather.failures.isEmpty)
    }

    @Test("the first report is taken whole, and a failure before it leaves nothing but the reason")
    func first() {
        var weather = PlaceWeather()
        weather.take(update([.current], RefreshSimulation.bad([.current], .offline)), at: now)
        #expect(weather.report == nil)
        #expect(banner(weather)?.text == FetchError.offline.message(from: "Open-Meteo"))
        weather.take(
            update([.current], RefreshSimulation.good([.current], at: RefreshMoment(wall: now, uptime: 0))), at: now)
        #expect(weather.report?.parts == [.current])
        #expect(banner(weather) == nil)
    }

    @Test("what is older than the interval is stale, what is a day old is outdated")
    func freshness() {
        func fresh(_ part: WeatherPart, _ minutes: Double, _ interval: TimeInterval? = 1800) -> Staleness {
            Staleness(of: part, fetchedAt: now - minutes * 60, interval: interval, at: now)
        }
        #expect(fresh(.current, 37) == .fresh)
        #expect(fresh(.current, 38) == .stale)
        #expect(fresh(.hours, 75) == .fresh)
        #expect(fresh(.hours, 76) == .stale)
        #expect(fresh(.current, 140, 7200) == .fresh)
        #expect(fresh(.current, 38, nil) == .stale)
        #expect(fresh(.current, 24 * 60 - 1) == .stale)
        #expect(fresh(.current, 24 * 60) == .outdated)
        #expect(fresh(.current, -24 * 60) == .outdated)
    }

    @Test("stale weather has a banner once a request has failed, with the reason and the age")
    func staleBanner() {
        var stale = weather(50)
        #expect(stale.freshness(interval: 1800, at: now) == .stale)
        #expect(banner(stale) == nil)
        stale.take(update([.current], RefreshSimulation.bad([.current], .serverTrouble(status: 503))), at: now)
        #expect(
            banner(stale)?.text
                == "Open-Meteo is having problems (error 503). Try again later. Last updated 50 minutes ago.")
        #expect(banner(stale)?.actionLabel == "Try again")
        var fresh = weather(5)
        fresh.take(update([.current], RefreshSimulation.bad([.current], .offline)), at: now)
        #expect(banner(fresh) == nil)
    }

    @Test("outdated weather has a banner in any case, with its date")
    func outdatedBanner() {
        #expect(banner(weather(25 * 60))?.text == "This forecast is out of date: it was last updated on 20 Nov.")
        var outdated = weather(25 * 60)
        outdated.take(
            update([.days], RefreshSimulation.bad([.days], .quotaExceeded(retryAfter: now + 1200))), at: now)
        #expect(
            banner(outdated)?.text
                == "The request limit of Open-Meteo has been reached. Try again after 15:40. Last updated on 20 Nov.")
    }

    @Test("where the place's clock is behind one's own, what is stale is told by both, and never in the place's future")
    func bothClocks() throws {
        var report = RefreshSimulation.report(fetched: now - 3 * 3600)
        report.timeZone = Samples.zone("America/New_York")
        var stale = PlaceWeather(report)
        stale.take(update([.current], RefreshSimulation.bad([.current], .offline)), at: now)
        let text = try #require(banner(stale)?.text)
        #expect(text.hasSuffix("Last updated 3 hours ago (12:20 your time, 07:20 there)."), "\(text)")
    }
}
