import Foundation
import Testing
import WeatherModel

@testable import Presentation
@testable import WeatherText

struct QuantityMeaningTests {
    private typealias Stage = QuantityStage

    @Test("every step has what it does to people, in nine words at most", arguments: QuantityStage.hourly)
    func effects(quantity: PageQuantity) throws {
        let meaning = try #require(QuantityMeaning(of: quantity, in: Stage.report(), Stage.context))
        let limits = quantity == .air ? Array(AirDetail.limits(of: .european).prefix(4)) : quantity.limits
        let effects = meaning.rows.map(\.effect)
        #expect(meaning.rows.count == limits.count + 1)
        #expect(meaning.rows.map(\.word) == meaning.scale?.words)
        #expect(effects.allSatisfy { $0.split(separator: " ").count <= 9 })
        #expect(Set(effects).count == effects.count)
    }

    @Test("the hours of all steps are those until the end of the forecast", arguments: QuantityStage.hourly)
    func hours(quantity: PageQuantity) throws {
        let meaning = try #require(QuantityMeaning(of: quantity, in: Stage.report(days: 4), Stage.context))
        let sum = meaning.rows.compactMap { Int($0.hours) }.reduce(0, +)
        // From 13:05 today to the end of three days; the last row stands for an hour of what is told at its beginning.
        let all = 24 * 3 - 13
        #expect((all - 2...all + 2).contains(sum), "\(sum)")
        #expect(meaning.counted.hasPrefix("hours until 2"))
        #expect(meaning.rows.map(\.share).max() == 1)
    }

    @Test("a step that never comes has a dash rather than a nought")
    func never() throws {
        let meaning = try #require(QuantityMeaning(of: .wind, in: Stage.report(), Stage.context))
        #expect(meaning.rows.last?.hours == "—")
        #expect(meaning.rows.last?.share == 0)
        #expect(
            meaning.rows.last?.spokenText
                == "Storm, 88 kilometres an hour and over, Roofs and trees are damaged, no hour")
    }

    @Test("the step that holds now is the one of the card", arguments: QuantityStage.hourly)
    func present(quantity: PageQuantity) throws {
        let report = Stage.report(present: Samples.conditions(.overcast, 9))
        let cards = DetailCards(of: report, over: Samples.london.coordinates, Stage.context).all
        let meaning = try #require(QuantityMeaning(of: quantity, in: report, Stage.context))
        #expect(meaning.rows.filter(\.isPresent).count == 1)
        if let card = cards.first(where: { $0.kind == quantity.card }), let scale = card.scale {
            #expect(meaning.rows.first(where: \.isPresent)?.word == scale.word)
        }
    }

    @Test("every wind is written as one of the numbers of its step, in any unit", arguments: UnitsPreset.allCases)
    func winds(preset: UnitsPreset) throws {
        let formatter = WeatherFormatter(locale: Locale(identifier: "en_GB"), units: preset.units)
        let context = SentenceContext(formatter, in: .gmt, at: Stage.now)
        let meaning = try #require(QuantityMeaning(of: .wind, in: Stage.report(), context))
        for tenths in stride(from: 6.0, through: 300, by: 1) {
            let speed = Speed(tenths / 10)
            let row = meaning.rows[WindDetail.scale(of: speed).step]
            let ends = row.limits.matches(of: /\d+/).compactMap { Int($0.output) }
            let shown = Int(formatter.speed(speed).prefix { $0.isNumber }) ?? -1
            #expect(shown >= ends[0] && (ends.count == 1 || shown <= ends[1]), "\(shown): \(row.limits)")
        }
    }

    @Test("the hours of a step of wind do not depend on the unit")
    func unitsOfWind() throws {
        let hours = try UnitsPreset.allCases.map { preset in
            let formatter = WeatherFormatter(locale: Locale(identifier: "en_GB"), units: preset.units)
            let context = SentenceContext(formatter, in: Samples.zone("Europe/London"), at: Stage.now)
            return try #require(QuantityMeaning(of: .wind, in: Stage.report(), context)).rows.map(\.hours)
        }
        #expect(Set(hours).count == 1)
    }

    @Test("the limits of rain in inches are numbers that are shown")
    func inches() throws {
        let formatter = WeatherFormatter(locale: Locale(identifier: "en_US"), units: .us)
        let context = SentenceContext(formatter, in: Samples.zone("Europe/London"), at: Stage.now)
        let meaning = try #require(QuantityMeaning(of: .precipitation, in: Stage.report(), context))
        #expect(meaning.rows[0].limits == "under 0.01 in an hour")
        #expect(meaning.rows[1].limits == "0.01 to 0.10 in an hour")
    }

    @Test("limits are told in the unit of the reader")
    func limits() throws {
        let meaning = try #require(QuantityMeaning(of: .temperature, in: Stage.report(), Stage.context))
        #expect(
            meaning.rows.map(\.limits) == [
                "under −5°", "−5° to 5°", "5° to 12°", "12° to 18°", "18° to 25°", "25° and over",
            ])
    }

    @Test("the head tells the highest and lowest value to come, with their times")
    func head() {
        let report = Stage.report(days: 4, present: Samples.conditions(.overcast, 9))
        func head(_ quantity: PageQuantity) -> QuantityHead {
            QuantityHead(
                of: quantity, in: report, over: Samples.london.coordinates, until: Stage.start + 3 * 86_400,
                Stage.context)
        }
        let temperature = head(.temperature)
        #expect(temperature.value == "9°")
        #expect(temperature.sentence == "Highest temperature 16° at 14:00 tomorrow, lowest 0° at 02:00 tomorrow.")
        #expect(head(.precipitation).value == "3.0 mm")
        #expect(head(.precipitation).detail == "in the next 24 hours")
        #expect(head(.wind).sentence?.hasPrefix("Highest mean wind 32 km/h") == true, "\(head(.wind).sentence ?? "")")
    }

    @Test("rain has its sum over the days that are shown, and nothing is added up over what is not known")
    func sum() {
        func sentence(_ days: Double, _ report: SettledReport) -> String {
            QuantityHead(
                of: .precipitation, in: report, over: Samples.london.coordinates, until: Stage.start + days * 86_400,
                Stage.context
            ).sentence ?? ""
        }
        let report = Stage.report(days: 10)
        #expect(sentence(4, report).hasSuffix("Sum until 26 Nov: 9.0 mm."), "\(sentence(4, report))")
        #expect(sentence(20, report).hasSuffix("Sum until 2 Dec: 27.0 mm."), "\(sentence(20, report))")
        #expect(!sentence(2, report).contains("Sum"), "the value is that of 24 hours")
        let gap = Stage.report(days: 10) { index, hour in
            if index == 80 { hour.precipitation = nil }
        }
        #expect(!sentence(9, gap).contains("Sum"))
    }

    @Test("the hours in which washing dries are mild, not humid and dry; where there are none nothing is said of it")
    func washing() {
        func told(_ report: SettledReport) -> QuantityAddition? {
            QuantityMeaning(of: .humidity, in: report, Stage.context)?.addition
        }
        let report = Stage.report(days: 10) { index, hour in
            hour.temperature = Temperature((49..<61).contains(index) ? 15 : 5)
            hour.relativeHumidity = Percentage(index < 55 ? 50 : 70)
        }
        #expect(told(report)?.title == "Washing dries outdoors" && told(report)?.lines == ["6 hours"])
        #expect(told(report)?.spokenText == "Washing dries outdoors, hours until 2 Dec. 6 hours.")
        let cold = Stage.report(days: 10) { _, hour in hour.temperature = Temperature(5) }
        #expect(told(cold) == nil)
    }

    @Test("how the pressure has changed lately is heard at the top, and stands neither there nor among the origins")
    func pressure() {
        let report = Stage.report(days: 4, present: Samples.conditions(.overcast, 9)) { index, hour in
            hour.seaLevelPressure = Pressure(1010 - abs(Double(index) - 44))
        }
        let head = QuantityHead(
            of: .pressure, in: report, over: Samples.london.coordinates, until: Stage.start + 3 * 86_400,
            Stage.context)
        #expect(
            !([head.sentence].compactMap(\.self) + head.remarks).contains { $0.contains("over the last three hours") })
        let story = PageQuantity.pressure.story(
            of: CivilDate(Stage.now, in: Stage.context.zone), in: report, over: Samples.london.coordinates,
            Stage.context)
        #expect(head.spokenText.contains("over the last three hours"))
        #expect(story?.contains("over the last three hours. Highest pressure ") == true, "\(story ?? "")")
    }

    @Test("a sum over 24 hours of which one is not known is a dash")
    func unknownSum() {
        let report = Stage.report { index, hour in
            if index == 45 { hour.precipitation = nil }
        }
        let head = QuantityHead(
            of: .precipitation, in: report, over: Samples.london.coordinates, until: Stage.start + 3 * 86_400,
            Stage.context)
        #expect(head.value == "—" && head.detail == nil)
    }

    @Test("the weather beside the temperature stands within a phrase, with a letter as small as there")
    func weatherWithinPhrase() {
        var present = Samples.conditions(.overcast, 9)
        present.apparentTemperature = Temperature(6)
        let head = QuantityHead(
            of: .temperature, in: Stage.report(present: present), over: Samples.london.coordinates,
            until: Stage.start + 3 * 86_400, Stage.context)
        #expect(head.detail == "feels like 6°, overcast", "\(head.detail ?? "")")
    }
}
