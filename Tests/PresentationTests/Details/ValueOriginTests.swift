import Foundation
import Testing
import WeatherModel
import WeatherStore

@testable import Presentation
@testable import WeatherText

@Suite("Each value says where it comes from: what a forecast fills in is not called measured")
struct ValueOriginTests {
    private let measured = "Open-Meteo, measured at 12:20"
    private let fetched = "Open-Meteo, forecast fetched at 12:20"

    @Test("clouds of the forecast beside a visibility that was measured", arguments: [true, false])
    func clouds(areMeasured: Bool) throws {
        var air = Samples.conditions(.overcast, 6)
        air.visibility = Distance(8000)
        if areMeasured { air.cloudCover = Percentage(90) }
        let hours = Details.hours { hour, _ in hour.cloudCover = Percentage(98) }
        let card = try #require(Details(air, observed: true, hours: hours)[.visibility])
        #expect(card.companion == (areMeasured ? "cloud 90%" : "cloud 98%"))
        #expect(card.provenance == measured)
        let origin = "Cloud: Open-Meteo, forecast for 12:00"
        #expect(card.tooltip.contains(origin) == !areMeasured, "\(card.tooltip)")
        #expect(card.spokenText.contains(origin) == !areMeasured, "\(card.spokenText)")
    }

    @Test("the course of a day beside a value of another origin says its own", arguments: [true, false])
    func course(isObserved: Bool) throws {
        let hours = Details.hours { hour, index in hour.windSpeed = Speed(Double(index % 24) / 3) }
        let card = try #require(Details(Details.wetNoon, observed: isObserved, hours: hours)[.wind])
        #expect(card.rangeText?.hasPrefix("today ") == true)
        // One model tells both of the same place.
        #expect(card.tooltip.contains("Course of the day: " + fetched) == isObserved, "\(card.tooltip)")
        let alone = try #require(Details(Details.wetNoon, observed: true)[.wind])
        #expect(!alone.tooltip.contains("Course of the day"), "\(alone.tooltip)")
    }

    private func report(_ condition: WeatherCondition?, observed: Bool) -> WeatherReport {
        let now = "2026-11-21T12:20:00Z"
        let hours = Details.hours { hour, _ in hour.conditions = Samples.conditions(.overcast, 7) }
        var report = Samples.report(
            fetched: now, current: Samples.current(now, Samples.conditions(condition, 6)), hours: hours)
        if observed { report.current?.value.kind = .observed }
        return report
    }

    @Test(
        "weather that nobody reported is the forecast's, in the head and on the page of temperature",
        arguments: [true, false])
    func weather(observed: Bool) throws {
        let now = Samples.instant("2026-11-21T12:20:00Z")
        for (condition, isTold) in [(nil, true), (WeatherCondition.fog, false)] {
            let report = report(condition, observed: observed).settled(at: now)
            let context = SentenceContext(Samples.formatter, in: report.timeZone, at: now)
            let text = try #require(
                CurrentWeatherText(of: SavedPlace(Samples.london), in: report, formatter: Samples.formatter))
            #expect(text.weather == (condition == nil ? "Overcast" : "Fog"))
            let origin = try #require(text.provenance)
            #expect(origin.contains("Weather: " + fetched) == isTold, "\(origin)")
            let head = QuantityHead(
                of: .temperature, in: report, over: Samples.london.coordinates, until: now + 86_400, context)
            #expect(head.remarks.contains("Weather: " + fetched) == isTold, "\(head.remarks)")
        }
    }
}
