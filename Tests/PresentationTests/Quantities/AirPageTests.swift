import Foundation
import Testing
import WeatherModel

@testable import Charts
@testable import Presentation
@testable import WeatherText

struct AirPageTests {
    private typealias Stage = QuantityStage

    private static func report(
        days: Int = 5, change: (Int, inout AirQuality) -> Void = { _, _ in }
    ) -> SettledReport {
        var report = Stage.report().received
        report.airQuality?.value.hours = Stage.air(days: days, change: change)
        return report.settled(at: Stage.now)
    }

    private static func context(_ standard: AirQualityStandard?) -> SentenceContext {
        let formatter = WeatherFormatter(
            locale: Locale(identifier: "en_GB"), ownZone: .gmt, airQualityStandard: standard)
        return SentenceContext(formatter, in: Samples.zone("Europe/London"), at: Stage.now)
    }

    private static func card(_ report: SettledReport, _ context: SentenceContext) -> DetailCard? {
        DetailCards(of: report, over: Samples.london.coordinates, context).all.first { $0.kind == .air }
    }

    @Test("the chart begins with the first day that is known and ends with the last")
    func days() throws {
        let chart = try #require(Stage.made(.air, Self.report(days: 3))?.chart)
        #expect(chart.days.map(\.id) == ["2026-11-24", "2026-11-25", "2026-11-26"])
        #expect(abs((chart.now ?? 0) - 13.0833) < 0.001)
        #expect(chart.title == "Until Thursday 26 November")
    }

    @Test("hours of yesterday are on neither chart nor tables, and complete the means of a day")
    func yesterday() throws {
        var known = Self.report().received
        let past = (1...24).map { hour in
            AirQuality(
                time: Samples.instant("2026-11-24T00:00:00Z") - Double(hour) * 3600,
                indices: [AirQualityIndex(.european, checking: 45)].compactMap(\.self),
                pollutants: [.pm2_5: MassConcentration(9)], pollen: [:])
        }
        known.airQuality?.value.hours.insert(contentsOf: past.reversed(), at: 0)
        let (with, without) = (known.settled(at: Stage.now), Self.report())
        let charts = [with, without].map { Stage.made(.air, $0)?.chart }
        #expect(charts[0]?.days.map(\.id) == charts[1]?.days.map(\.id))
        #expect(charts[0]?.points.map(\.value) == charts[1]?.points.map(\.value))
        let tables = [with, without].map { AirTable.pollutants(of: $0, Stage.context) }
        let particles = tables.map { table in table?.rows.first { $0.name == Pollutant.pm2_5.words } }
        #expect(tables[0]?.days == tables[1]?.days)
        #expect(particles[0]?.days.map(\.text) == particles[1]?.days.map(\.text))
        #expect(particles[0]?.scale != nil && particles[1]?.scale == nil)
        #expect(Self.card(with, Stage.context)?.value == Self.card(without, Stage.context)?.value)
    }

    @Test("the value of now is that of the card, and points bear the class of their own value")
    func present() throws {
        let report = Self.report()
        let chart = try #require(Stage.made(.air, report)?.chart)
        let now = try #require(chart.present.map { chart.points[$0] })
        #expect(now.valueText == Self.card(report, Stage.context)?.value)
        #expect(now.reading == "25 · fair")
        let worst = try #require(chart.points.first { $0.value == 47 })
        #expect(worst.reading == "47 · moderate")
        #expect(worst.timeText == "Thursday 26 November 15:00")
        #expect(chart.bands.map(\.word).prefix(3) == ["good", "fair", "moderate"])
        #expect(chart.bands.filter(\.isPresent).map(\.word) == ["fair"])
        #expect(chart.ticks.map(\.text).prefix(2) == ["20", "40"])
    }

    @Test("an hour without an index is a gap, and a row beside now does not contradict it")
    func gaps() throws {
        var known = Self.report { index, air in
            if index == 13 { air.indices = [AirQualityIndex(.european, checking: 90)].compactMap { $0 } }
        }.received
        known.airQuality?.value.hours.removeSubrange(30..<34)
        let report = known.settled(at: Stage.now)
        let chart = try #require(Stage.made(.air, report)?.chart)
        #expect(QuantityDrawing(chart, width: 696).runs(reported: false).count == 2)
        #expect(chart.points.filter { abs($0.start - 13.0833) < 0.5 }.count == 1)
        #expect(chart.points.first { $0.start > 13.05 && $0.start < 13.1 }?.valueText == "90")
    }

    @Test("the index is of the standard that the reader wants, computed where the source does not give it")
    func standard() throws {
        let context = Self.context(.us)
        let report = Self.report()
        let chart = try #require(
            QuantityChart.made(
                of: .air, in: report, reports: [], days: 8, over: Samples.london.coordinates, context)?.chart)
        let hours = try #require(AirHours(of: report, context.formatter))
        // The particles of a day's quarter before are not known.
        #expect(hours.standard == (Self.card(report, context)?.companion == "US index" ? .us : .european))
        #expect(chart.points.contains { ($0.value ?? 0) > 0 })
        let late = report.received.settled(at: Stage.now + 86_400)
        let computed = try #require(AirHours(of: late, context.formatter))
        #expect(computed.standard == .us)
        #expect(computed.limits == [50, 100, 150, 200, 300])
    }

    @Test("classes without numbers of their own have neither numbers nor limits")
    func classes() throws {
        let report = Self.report { index, air in
            air.indices = [AirQualityIndex(.openWeather, checking: Double(1 + index / 24))].compactMap { $0 }
        }
        let chart = try #require(Stage.made(.air, report)?.chart)
        #expect(chart.ticks.allSatisfy { $0.text.isEmpty })
        #expect(chart.points.first?.valueText == "good")
        #expect(chart.points.first?.reading == "good")
        let meaning = try #require(QuantityMeaning(of: .air, in: report, Stage.context))
        #expect(meaning.rows.allSatisfy { $0.limits.isEmpty })
        #expect(meaning.rows.first?.spokenText.hasPrefix("Good, now, Fine for everyone, ") == true)
    }

    @Test("the sixth European class is named only where an hour reaches it")
    func sixth() throws {
        let calm = try #require(QuantityMeaning(of: .air, in: Self.report(), Stage.context))
        #expect(calm.rows.last?.word == "very poor" && calm.rows.last?.limits == "81 and over")
        let report = Self.report { index, air in
            if index == 40 { air.indices = [AirQualityIndex(.european, checking: 130)].compactMap { $0 } }
        }
        let smoke = try #require(QuantityMeaning(of: .air, in: report, Stage.context))
        #expect(smoke.rows.last?.word == "extremely poor" && smoke.rows.last?.hours == "1")
        #expect(Stage.made(.air, report)?.chart.bands.last?.word == "extremely poor")
    }

    @Test("a limit is of the class below it, in the head, on the card, among the meanings and on the chart alike")
    func limit() throws {
        let report = Self.report { _, air in
            air.indices = [AirQualityIndex(.european, checking: 20.3)].compactMap { $0 }
        }
        let meaning = try #require(QuantityMeaning(of: .air, in: report, Stage.context))
        #expect(
            meaning.rows.map(\.limits) == ["under 21", "21 to 40", "41 to 60", "61 to 80", "81 and over"])
        #expect(meaning.rows.filter(\.isPresent).map(\.word) == ["good"])
        #expect(meaning.rows[0].spokenText.contains("under 21"), "\(meaning.rows[0].spokenText)")
        #expect(meaning.rows.dropFirst().allSatisfy { $0.hours == TemperatureText.missing })
        let card = try #require(Self.card(report, Stage.context))
        #expect(card.value == "20" && card.scale?.word == "good")
        let head = QuantityHead(
            of: .air, in: report, over: Samples.london.coordinates, until: Stage.now + 8 * 86_400, Stage.context)
        #expect(head.value == "20" && head.sentence?.hasSuffix(": 20, good.") == true, "\(head.sentence ?? "")")
        let chart = try #require(Stage.made(.air, report)?.chart)
        #expect(Set(chart.points.filter { $0.value != nil }.map(\.reading)) == ["20 · good"])
    }

    @Test("the head tells the worst hour to come")
    func head() {
        let head = QuantityHead(
            of: .air, in: Self.report(), over: Samples.london.coordinates, until: Stage.now + 8 * 86_400, Stage.context)
        #expect(head.value == "25")
        #expect(head.sentence == "Worst on Thursday at 15:00: 47, moderate.")
    }

    @Test("pollutants stand in the order of their classes, with the highest of each day")
    func pollutants() throws {
        let table = try #require(AirTable.pollutants(of: Self.report(), Stage.context))
        #expect(table.days == ["Today", "Wed", "Thu", "Fri", "Sat"])
        #expect(
            table.rows.map(\.title) == [
                "Ozone, fair", "Fine particles (PM2.5)", "Particles (PM10)", "Carbon monoxide",
            ], "of particles too few hours are known for a class")
        #expect(table.rows[0].isLeading && !table.rows[1].isLeading)
        #expect(table.rows[0].value == "73 µg/m³")
        #expect(table.rows[0].days.map(\.text) == Array(repeating: "83", count: 5))
        #expect(
            table.rows[0].spokenText.hasPrefix(
                "Ozone, 73 micrograms in a cubic metre, fair, highest: today 83 micrograms in a cubic metre"))
        let other = try #require(table.rows.first { $0.name == "Carbon monoxide" })
        #expect(!other.hasScale, "the European index does not consider it")
    }

    @Test("plants in flower have a row, and those that are not stand below")
    func pollen() throws {
        let table = try #require(AirTable.pollen(of: Self.report(), Stage.context))
        #expect(table.rows.map(\.title) == ["Birch, high"])
        #expect(table.rows[0].value == "142 grains/m³")
        #expect(table.rows[0].days.map(\.level) == [3, 1, 1, 1, 1])
        #expect(table.rows[0].days.map(\.isStrong) == [true, false, false, false, false])
        #expect(
            table.rows[0].spokenText.hasPrefix(
                "Birch, 142 grains in a cubic metre, high, highest: today high, Wednesday low"))
        #expect(table.foot == "None now: Olive.")
        let none = Self.report { _, air in air.pollen = [:] }
        #expect(AirTable.pollen(of: none, Stage.context) == nil, "not known is not none")
    }

    @Test("air that is hours old is not told as that of now")
    func old() {
        let late = Self.report(days: 1).received.settled(at: Stage.now + 20 * 3600)
        let context = SentenceContext(Samples.formatter, in: Samples.zone("Europe/London"), at: Stage.now + 20 * 3600)
        #expect(AirHours(of: late, Samples.formatter) == nil)
        #expect(AirTable.pollutants(of: late, context) == nil)
        #expect(QuantityMeaning(of: .air, in: late, context) == nil)
    }
}
