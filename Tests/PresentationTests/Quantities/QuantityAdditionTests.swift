import Foundation
import Testing
import WeatherModel

@testable import Charts
@testable import WeatherText

@Suite("What a quantity's page tells besides what its values mean")
struct QuantityAdditionTests {
    private typealias Stage = QuantityStage

    private static func addition(
        _ quantity: PageQuantity, _ report: SettledReport, until shown: Date = .distantFuture
    ) -> QuantityAddition? {
        QuantityMeaning(of: quantity, in: report, until: shown, over: Samples.london.coordinates, Stage.context)?
            .addition
    }

    @Test("rain has its sums of a day, a week and all of the forecast, each only where it is known throughout")
    func sums() {
        let all = Self.addition(.precipitation, Stage.report())
        #expect(all?.title == "Sums" && all?.counted == nil)
        #expect(all?.lines == ["Next 24 hours: 3.0 mm", "Next 7 days: 21.0 mm", "Until 9 Dec: 48.0 mm"])
        #expect(all?.spokenText.hasPrefix("Sums. Next 24 hours: ") == true, "\(all?.spokenText ?? "")")
        #expect(
            Self.addition(.precipitation, Stage.report(days: 5))?.lines == [
                "Next 24 hours: 3.0 mm", "Until 27 Nov: 12.0 mm",
            ])
        let gap = Stage.report { index, hour in
            if index == 100 { hour.precipitation = nil }
        }
        #expect(Self.addition(.precipitation, gap) == nil, "the sum of a day stands at the top of the page")
    }

    @Test("what makes the felt temperature another one is counted in hours: wind, damp and sun")
    func difference() throws {
        let windy = Stage.report(days: 4) { _, hour in
            hour.temperature = Temperature(5)
            hour.relativeHumidity = Percentage(50)
            hour.windSpeed = Speed(10)
        }
        let wind = try #require(Self.addition(.feelsLike, windy))
        // From 13:05 to the end of the second day after it.
        #expect(wind.lines == ["Wind makes it colder: 59 hours"])
        #expect(wind.counted == "hours until 26 Nov")
        let sultry = Stage.report(days: 4) { _, hour in
            hour.temperature = Temperature(28)
            hour.relativeHumidity = Percentage(80)
            hour.windSpeed = Speed(1)
        }
        #expect(Self.addition(.feelsLike, sultry)?.lines == ["Humidity makes it warmer: 59 hours"])
        let sunny = Stage.report(days: 4) { index, hour in
            let isDay = (9..<15).contains(index % 24)
            hour.temperature = Temperature(5)
            hour.relativeHumidity = Percentage(50)
            hour.windSpeed = Speed(0.5)
            hour.apparentTemperature = Temperature(isDay ? 9 : 5)
        }
        // Two of today and six of each day after it.
        let sun = Self.addition(.feelsLike, sunny)?.lines
        #expect(sun == ["The sun makes it warmer: 14 hours", "The same as the air: 45 hours"], "\(sun ?? [])")
    }

    @Test("hours in which nothing says why it feels different are counted as well, as many as the scale has")
    func unknown() throws {
        let report = Stage.report(days: 4) { index, hour in
            let isDay = (9..<15).contains(index % 24)
            hour.temperature = Temperature(5)
            hour.relativeHumidity = Percentage(50)
            hour.windSpeed = Speed(0.5)
            // At night neither wind nor damp makes it that warm, and no sun does.
            hour.apparentTemperature = Temperature(9)
            if !isDay, index % 24 < 9 { hour.apparentTemperature = Temperature(5) }
        }
        let meaning = try #require(
            QuantityMeaning(of: .feelsLike, in: report, over: Samples.london.coordinates, Stage.context))
        let lines = try #require(meaning.addition?.lines)
        #expect(lines.count == 3 && lines.last?.hasPrefix("Not known: ") == true, "\(lines)")
        func number(_ text: String) -> Int { Int(text.filter(\.isNumber)) ?? 0 }
        #expect(lines.map(number).reduce(0, +) == meaning.rows.map { number($0.hours) }.reduce(0, +), "\(lines)")
    }

    @Test("where what is felt is the air's own temperature throughout there is nothing to tell")
    func noDifference() {
        let report = Stage.report { _, hour in hour.apparentTemperature = hour.temperature }
        #expect(Self.addition(.feelsLike, report) == nil)
    }

    @Test("clear nights are named for the day they begin on, and a night with rain or clouds is none")
    func nights() {
        let cloudy = Self.addition(.visibility, Stage.report(days: 4))
        #expect(cloudy?.title == "Clear nights")
        #expect(cloudy?.lines == ["None until 25 Nov"], "that of the 26th is not known to its end")
        let clear = Stage.report(days: 4) { index, hour in
            guard (60..<84).contains(index) else { return }
            hour.condition = .clear
            (hour.cloudCover, hour.precipitation) = (Percentage(5), Precipitation(0))
        }
        #expect(Self.addition(.visibility, clear)?.lines == ["Wednesday 25 November"])
        let wet = Stage.report(days: 4) { index, hour in
            if (60..<84).contains(index) { hour.cloudCover = Percentage(5) }
        }
        #expect(Self.addition(.visibility, wet)?.lines == ["None until 25 Nov"])
    }

    @Test("clear nights are told also where no hour has a visibility")
    func cloudAlone() throws {
        let report = Stage.report(days: 4) { _, hour in hour.visibility = nil }
        let meaning = try #require(
            QuantityMeaning(of: .visibility, in: report, over: Samples.london.coordinates, Stage.context))
        #expect(meaning.rows.isEmpty && meaning.scale == nil && meaning.addition != nil)
    }

    @Test("other pages tell nothing besides")
    func others() {
        for quantity in [PageQuantity.temperature, .wind, .pressure, .uvIndex, .air] {
            #expect(Self.addition(quantity, Stage.report()) == nil, "\(quantity)")
        }
    }
}
