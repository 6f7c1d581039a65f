import Foundation
import Testing
import WeatherModel

@testable import WeatherText

struct DisplayedConditionTests {
    private func shown(
        _ code: WeatherCondition?, _ amount: Double?, _ probability: Double?, temperature: Double? = 12,
        cloud: Double? = nil, isDay: Bool = true
    ) -> DisplayedCondition {
        var conditions = Samples.conditions(code, temperature)
        conditions.cloudCover = cloud.map { Percentage($0) }
        return DisplayedCondition(
            hour: conditions, amount: amount.map { Precipitation($0) }, probability: probability.map { Percentage($0) },
            isDay: isDay)
    }

    @Test(
        "code, amount and probability vote, and a wet weather not all agree on is possible",
        arguments: [
            (WeatherCondition.lightRain, 0.4, 80, "light rain"), (.lightRain, nil, nil, "light rain"),
            (.lightRain, 0.4, nil, "light rain"), (.lightRain, nil, 60, "light rain"),
            (.lightRain, 0.4, 30, "light rain possible"), (.lightRain, 0, 30, "light rain possible"),
            (.lightRain, 0, 95, "light rain possible"), (.lightRain, 0, nil, "light rain possible"),
            (.lightRain, 2, 5, "light rain possible"), (.lightRain, 0.4, 12, "light rain possible"),
            (.lightRain, 0, 5, "overcast"), (.lightRain, nil, 5, "overcast"), (.lightRain, 0, 15, "overcast"),
            (.clear, 0, 95, "light rain possible"), (.clear, 0.4, 95, "light rain possible"),
            (.clear, nil, 95, "light rain possible"), (.clear, 0, 60, "light rain possible"), (.clear, 0, 30, "clear"),
            (.clear, 2, 5, "clear"), (.clear, 0, nil, "clear"), (.clear, nil, nil, "clear"),
            (.thunderstorm, 0, 5, "overcast"), (.thunderstorm, 0, 20, "thunderstorm possible"),
            (.tornado, 5, 95, "tornado"), (.fog, 5, 95, "moderate rain possible"),
        ] as [(WeatherCondition, Double?, Double?, String)])
    func votes(code: WeatherCondition, amount: Double?, probability: Double?, words: String) {
        #expect(shown(code, amount, probability).words == words)
    }

    @Test(
        "without a code, amount and temperature name what falls",
        arguments: [
            (0.4, 12.0, WeatherCondition.lightRain), (2.5, 12, .rain), (7.6, 12, .heavyRain), (0.4, 0.5, .lightSnow),
            (3, -4, .snow), (9, -4, .heavySnow), (3, 0.6, .rain),
        ])
    func kinds(amount: Double, temperature: Double, condition: WeatherCondition) {
        #expect(shown(nil, amount, 90, temperature: temperature).condition == condition)
    }

    @Test(
        "a sky that is dry after all is named by its cloud",
        arguments: [
            (0.0, WeatherCondition.clear), (20, .mostlyClear), (50, .partlyCloudy), (90, .overcast),
        ])
    func skies(cloud: Double, condition: WeatherCondition) {
        #expect(shown(.rain, 0, 3, cloud: cloud).condition == condition)
    }

    @Test("a day's weather follows the same rule")
    func days() {
        #expect(DisplayedCondition(Samples.day("2026-11-21", .clear, chance: 95)).artworkName.contains("rain"))
        #expect(DisplayedCondition(Samples.day("2026-11-21", .rain, chance: 4)).artworkName == "fairweather-overcast")
        var wet = Samples.day("2026-11-21", .clear, high: 14, chance: 90)
        wet.precipitation = Precipitation(30)
        #expect(DisplayedCondition(wet).condition == .rain, "30 mm in a day are five in some of its hours")
        #expect(DisplayedCondition(Samples.day("2026-11-21")).words == nil)
    }

    @Test("nothing known is nothing said, and an unknown code is told in the source's words")
    func unknown() {
        #expect(shown(nil, nil, nil).words == nil)
        #expect(shown(.unknown, nil, nil).words == "unknown weather")
        var conditions = Samples.conditions(.unknown, 3)
        conditions.sourceDescription = "blustery"
        #expect(DisplayedCondition(hour: conditions, amount: nil, probability: nil, isDay: true).words == "blustery")
    }

    @Test("an hour's code of rain stands where its amount does, in the row that ends it")
    func endOfHour() {
        var hours = Samples.hours(from: "2026-11-21T14:00:00Z", count: 3)
        hours[1].condition = .thunderstorm
        hours[1].precipitation = Precipitation(4)
        hours[1].precipitationProbability = Percentage(90)
        hours[2].precipitation = Precipitation(0)
        hours[2].precipitationProbability = Percentage(2)
        #expect(hours.spans.map { $0.shown(isDay: true).words } == ["thunderstorm", "overcast", "overcast"])
        #expect(hours.spans[1].shown(Samples.conditions(.hail), isDay: true).words == "hail")
    }

    @Test("rain of one hour is not shown for the next, whatever little the next row says of it")
    func noExtraHour() {
        var hours = Samples.hours(from: "2026-11-21T14:00:00Z", count: 4)
        (hours[1].condition, hours[1].precipitation, hours[1].precipitationProbability) = (
            .rain, Precipitation(4), Percentage(90)
        )
        (hours[2].precipitation, hours[2].precipitationProbability) = (Precipitation(0), Percentage(25))
        hours[3].condition = .fog
        #expect(
            hours.spans.map { $0.shown(isDay: true).words } == ["moderate rain", "overcast", "fog", "fog"],
            "after the last row its sky stands for an hour")
    }

    @Test(
        "rain of the last row, and of a row before a gap, is not told of the time after it", arguments: [false, true])
    func lastRow(hasGap: Bool) {
        var hours = Samples.hours(from: "2026-11-21T14:00:00Z", count: 2)
        (hours[1].condition, hours[1].precipitation) = (.rain, Precipitation(4))
        if hasGap { hours += Samples.hours(from: "2026-11-21T20:00:00Z", count: 1) }
        #expect(hours.spans[1].shown(isDay: true).words == nil)
        hours[1].cloudCover = Percentage(10)
        #expect(hours.spans[1].shown(isDay: true).words == "mostly clear")
    }

    @Test("the picture knows the night")
    func night() {
        #expect(shown(.clear, 0, 0, isDay: false).artworkName == "fairweather-clear-night")
        #expect(shown(.clear, 0, 0).artworkName == "fairweather-clear")
    }

    @Test("the sun's place is asked before the source, and the source before its sunrise")
    func daylight() {
        var day = Samples.day("2026-11-21")
        day.sunrise = Samples.instant("2026-11-21T07:30:00Z")
        day.sunset = Samples.instant("2026-11-21T16:00:00Z")
        let night = Samples.instant("2026-11-21T22:00:00Z")
        let daylight = Daylight([day], in: Samples.zone("Europe/London"))
        #expect(!daylight.isDay(Conditions(), at: night))
        #expect(daylight.isDay(Samples.conditions(isDay: true), at: night))
        #expect(daylight.isDay(Conditions(), at: night + 86_400), "nothing is known of the next day")
        let computed = Daylight([day], in: Samples.zone("Europe/London")) { _ in false }
        #expect(!computed.isDay(Samples.conditions(isDay: true), at: night))
    }
}
