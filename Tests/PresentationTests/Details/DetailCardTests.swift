import Foundation
import Testing
import WeatherModel

@testable import WeatherText

struct DetailCardTests {
    @Test("eight cards in a fixed order, each with value, companion, verdict, scale and origin")
    func all() throws {
        let air = AirQuality(
            time: Samples.instant("2026-11-21T12:00:00Z"),
            indices: [AirQualityIndex(.us, checking: 40), AirQualityIndex(.european, checking: 21)].compactMap { $0 },
            pollen: [.birch: PollenCount(0)])
        let details = Details(Details.wetNoon, air: AirQualityReport(current: air))
        #expect(details.cards.map(\.kind) == DetailKind.allCases)
        let told = details.cards.filter { $0.kind != .sky }.map {
            "\($0.title): \($0.value), \($0.companion ?? "-"), \($0.verdict ?? "-"), \($0.scale?.word ?? "-")"
        }
        #expect(
            told == [
                "Wind: 22 km/h, gusts 41, Moderate, from the southeast, moderate",
                "Feels like: 2°, -, Wind makes it 4° colder, cold",
                "Humidity: 89%, dew point 4°, Damp; washing will not dry, damp",
                "Pressure: 1004 hPa, -, Low pressure, low",
                "Visibility and cloud: 8 km, cloud 98%, Hazy in the rain, fair",
                "UV index: 0, low, No sun protection needed now, low",
                "Air and pollen: 21, European index, Fair: fine for most people. No pollen, fair",
            ])
        #expect(details[.wind]?.provenance == "Open-Meteo, calculated for 12:20")
        #expect(details[.wind]?.tooltip == "Moderate breeze\nOpen-Meteo, calculated for 12:20")
        #expect(details[.wind]?.windFrom == 135)
    }

    @Test("each card is spoken as one sentence with range, further facts and origin")
    func spoken() throws {
        let hours = Details.hours { hour, index in
            hour.windSpeed = Speed(Double(7 + index % 24) / 3.6)
            hour.uvIndex = UVIndex(0.4)
        }
        let details = Details(Details.wetNoon, hours: hours)
        #expect(
            details[.wind]?.spokenText
                == "Wind, 22 kilometres an hour, gusts 41 kilometres an hour, Moderate, from the southeast, "
                + "today from 7 to 30 kilometres an hour, Moderate breeze, "
                + "Open-Meteo, calculated for 12:20")
        #expect(
            details[.uvIndex]?.spokenText
                == "UV index, 0, low, No sun protection needed today, today up to 0, Open-Meteo, calculated for 12:20")
        #expect(
            details[.sky]?.spokenText
                == "Sun and moon, 8 hours 35 minutes of daylight, 3 minutes less than yesterday, sunrise 07:28, sunset "
                + "16:03, Waxing gibbous, 87 percent lit, up 14:04 to 04:43, Calculated by Fairweather from date and place"
        )
    }

    @Test("what no source offers has no card and is never zero; sun and moon are there all the same")
    func neverOffered() {
        #expect(Details(Conditions()).cards.map(\.kind) == [.sky])
        #expect(Details(gaps: [.airQuality: PartGap(.unoffered, since: .now)]).cards.map(\.kind) == [.sky])
    }

    @Test("a value that is missing now is a dash with the reason, beside the line of the day that is known")
    func missing() throws {
        let hours = Details.hours(count: 10) { hour, _ in hour.seaLevelPressure = Pressure(1010) }
        let card = try #require(Details(Samples.conditions(.clear, 5), hours: hours)[.pressure])
        #expect(card.value == "—")
        #expect(card.verdict == "Open-Meteo has no current value")
        #expect(card.rangeText == "part of today 1010")
        #expect(card.scale == nil)
        #expect(card.spokenText.hasPrefix("Pressure, not known, Open-Meteo has no current value"))
    }

    @Test("what an observation lacks is taken from the hour, and says so")
    func fallback() {
        let hours = Details.hours { hour, _ in hour.uvIndex = UVIndex(1) }
        let details = Details(Samples.conditions(.clear, 5), observed: true, hours: hours)
        #expect(details[.uvIndex]?.value == "1")
        #expect(details[.uvIndex]?.provenance == "Open-Meteo, forecast for 12:00")
    }

    @Test("a part that failed says since when; one that is old says of when it is")
    func failed() {
        let gap = PartGap(.failed, since: Samples.instant("2026-11-21T09:00:00Z"))
        let details = Details(gaps: [.airQuality: gap, .hours: gap, .current: gap])
        #expect(details.cards.map(\.kind) == DetailKind.allCases)
        for kind in DetailKind.allCases where kind != .sky {
            #expect(details[kind]?.value == "—", "\(kind)")
            #expect(details[kind]?.verdict == "Updating has failed since 09:00", "\(kind)")
        }
        let old = AirQuality(
            time: Samples.instant("2026-11-20T12:00:00Z"),
            indices: [AirQualityIndex(.us, checking: 40)].compactMap { $0 })
        #expect(Details(air: AirQualityReport(current: old))[.air]?.verdict == "Last known at 12:00 yesterday")
        #expect(Details(air: AirQualityReport(current: old))[.air]?.value == "—")
    }

    @Test("weather long past is told as such, without a verdict on now")
    func past() throws {
        let report = Samples.report(
            fetched: "2026-11-20T12:20:00Z", current: Samples.current("2026-11-20T12:20:00Z", Details.wetNoon))
        let context = SentenceContext(
            Samples.formatter, in: report.timeZone, at: Samples.instant("2026-11-21T12:20:00Z"))
        let cards = DetailCards(of: report, over: Samples.london.coordinates, context).all
        #expect(cards.count == 7)
        for card in cards where card.kind != .sky {
            #expect(card.verdict == "Last known at 12:20 yesterday", "\(card.kind)")
            #expect(card.course == nil, "\(card.kind)")
            #expect(card.spokenText.lowercased().components(separatedBy: "last known").count == 2, "it is heard once")
        }
    }

    @Test("cards that are wanted alone are those among all, spoken only where somebody hears them")
    func wanted() {
        let noon = Samples.instant("2026-11-21T12:20:00Z")
        let report = Samples.report(
            fetched: "2026-11-21T12:20:00Z", current: Samples.current("2026-11-21T12:20:00Z", Details.wetNoon)
        ).settled(at: noon)
        let context = SentenceContext(Samples.formatter, in: report.timeZone, at: noon)
        let all = DetailCards(of: report, over: Samples.london.coordinates, context).all
        for card in all {
            #expect(DetailCards([card.kind], of: report, over: Samples.london.coordinates, context).all == [card])
            let silent = DetailCards(
                [card.kind], areSpoken: false, of: report, over: Samples.london.coordinates, context
            ).all
            #expect(silent.map(\.verdict) == [card.verdict] && silent.map(\.spokenText) == [""])
        }
    }

    @Test("the rain of this hour stands in the row that ends it, and is told beside the cards")
    func rain() {
        var hours = Samples.hours(from: "2026-11-21T15:00:00Z", count: 2)
        hours[0].precipitation = Precipitation(9)
        hours[1].precipitationProbability = Percentage(80)
        hours[1].precipitation = Precipitation(1.2)
        func rain() -> RainThisHour? {
            let report = Samples.report(fetched: "2026-11-21T15:10:00Z", hours: hours)
            let now = Samples.instant("2026-11-21T15:20:00Z")
            return RainThisHour(of: report, SentenceContext(Samples.formatter, in: report.timeZone, at: now))
        }
        #expect(rain()?.value == "1.2 mm")
        #expect(rain()?.words == "Chance 80%")
        hours[1].precipitation = nil
        #expect(rain()?.value == "Chance 80%")
        #expect(rain()?.words == nil)
    }

    @Test("what is left of an hour's rain is not told as the hour's, nor with the hour's chance")
    func restOfHour() {
        var report = Sky.report("R...")
        report.minutes = Sky.report(minutes: "........").minutes
        let rain = RainThisHour(of: report, Sky.context())
        #expect(rain?.title == "Rest of this hour")
        #expect(rain?.value == "0 mm")
        #expect(rain?.words == nil)
        #expect(RainThisHour(of: Sky.report("R..."), Sky.context())?.title == "This hour")
    }

    @Test("a note of a whole sentence has no full stop among the phrases that are spoken")
    func spokenNotes() throws {
        let air = AirQuality(
            time: Samples.instant("2026-11-21T12:00:00Z"),
            indices: [AirQualityIndex(.european, checking: 61)].compactMap(\.self), pollen: [.grass: PollenCount(60)])
        let card = try #require(Details(air: AirQualityReport(current: air))[.air])
        let note = try #require(card.notes.first)
        #expect(note.hasSuffix("."))
        #expect(card.spokenText.contains(note.dropLast() + ", "), "\(card.spokenText)")
    }
}
