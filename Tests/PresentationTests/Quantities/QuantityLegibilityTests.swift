import CatalogueMaking
import Foundation
import Testing
import WeatherModel

@testable import Charts
@testable import WeatherText

@Suite("What a quantity's chart shows can be told apart and read")
struct QuantityLegibilityTests {
    private typealias Stage = QuantityStage

    private static func report(_ change: @escaping (Double, inout Hour) -> Void) -> SettledReport {
        Stage.report { index, hour in change(Double(index % 24), &hour) }
    }

    private static func labels(_ chart: QuantityChart) -> [String] {
        QuantityDrawing(chart, width: 696).extremeLabels.map(\.text)
    }

    @Test("pressure and humidity have the lowest value of a day below the line")
    func lows() throws {
        let swinging = Self.report { clock, hour in
            let wave = cos((clock - 14) / 24 * 2 * .pi)
            hour.seaLevelPressure = Pressure(1010 + 12 * wave)
            hour.relativeHumidity = Percentage(60 + 25 * wave)
        }
        for (quantity, low) in [(PageQuantity.pressure, "998"), (.humidity, "35%")] {
            let chart = try #require(Stage.made(quantity, swinging, days: 3)?.chart)
            #expect(Self.labels(chart).contains(low), "\(quantity): \(Self.labels(chart))")
        }
        let wind = try #require(Stage.made(.wind, days: 3)?.chart)
        #expect(!wind.tellsLows, "of the wind the gusts are told")
    }

    @Test("where two lines are of different things the legend names both")
    func legend() throws {
        let visibility = try #require(Stage.made(.visibility, days: 8)?.chart)
        #expect(visibility.legend[.forecast] == "visibility" && visibility.legend[.second] == "cloud")
        let clouds = Stage.report { _, hour in hour.visibility = nil }
        #expect(Stage.made(.visibility, clouds, days: 8)?.chart.legend[.forecast] == "cloud")
        #expect(Stage.made(.humidity, days: 8)?.chart.legend[.forecast] == "humidity")
        #expect(Stage.made(.precipitation, days: 8)?.chart.legend[.forecast] == "amount")
        #expect(Stage.made(.wind, days: 8)?.chart.legend[.forecast] == "forecast")
    }

    @Test("the scale of the UV index ends where the highest word that is reached does")
    func weakSun() throws {
        for (most, end, ticks) in [
            (1.0, 3.0, ["3"]), (2.6, 6, ["3", "6"]), (5, 6, ["3", "6"]), (7, 8, ["3", "6", "8"]),
        ] {
            let report = Self.report { clock, hour in hour.uvIndex = UVIndex(max(0, most - abs(clock - 12))) }
            let chart = try #require(Stage.made(.uvIndex, report, days: 8)?.chart)
            #expect(chart.scale == 0...end, "\(most)")
            #expect(chart.ticks.map(\.text) == ticks, "\(most)")
        }
    }

    @Test("no bar that is shown as nought has a number")
    func noughts() throws {
        let report = Stage.report { index, hour in
            hour.uvIndex = UVIndex(index % 24 == 12 ? (index / 24 == 2 ? 1 : 0.3) : 0)
            hour.precipitation = Precipitation(index / 24 == 2 && index % 24 == 18 ? 2 : 0.001)
        }
        for days in [3, 8] {
            for quantity in [PageQuantity.uvIndex, .precipitation] {
                let chart = try #require(Stage.made(quantity, report, days: days)?.chart)
                #expect(!Self.labels(chart).contains(chart.nought), "\(quantity): \(Self.labels(chart))")
                #expect(!Self.labels(chart).isEmpty)
            }
        }
    }

    @Test("gusts are drawn at least for half of their way, thinner than the wind")
    func gusts() throws {
        let chart = try #require(Stage.made(.wind, days: 8)?.chart)
        let drawing = QuantityDrawing(chart, width: 696)
        let gusts = drawing.stroke(.second)
        // Round ends lengthen a dash by its width.
        let drawn = (gusts.dash.first ?? 0) + gusts.width
        #expect(drawn >= gusts.dash.reduce(0, +) / 2)
        #expect(gusts.width >= 1.3 && gusts.width < drawing.stroke(.forecast).width)
    }

    @Test(
        "each step of wind, humidity, pressure, visibility and rain has a colour of its own",
        arguments: [PageQuantity.wind, .humidity, .pressure, .visibility, .precipitation])
    func steps(quantity: PageQuantity) throws {
        let meaning = try #require(QuantityMeaning(of: quantity, in: Stage.report(), Stage.context))
        for style in [ColourStyle.light, .dark, .highContrastLight, .highContrastDark] {
            let palette = Palette(style)
            let drawing = QuantityStepDrawing(meaning, palette: palette)
            let fills = meaning.rows.indices.compactMap { row -> Colour? in
                drawing.dot(row, size: 10).marks.lazy.compactMap { mark -> Colour? in
                    if case .fill(_, .even(let colour, _)) = mark { colour } else { nil }
                }.first
            }
            #expect(fills.count == meaning.rows.count && Set(fills).count == fills.count, "\(style)")
            #expect(fills[meaning.rows.firstIndex(where: \.isPresent) ?? 0] == palette.text)
        }
    }

    @Test("what is read of a point begins no part but the first with a capital", arguments: QuantityStage.hourly)
    func reading(quantity: PageQuantity) throws {
        let report = Self.report { clock, hour in
            hour.uvIndexClearSky = UVIndex(max(0, 6 - abs(clock - 12)))
            if clock < 4 { hour.windSpeed = Speed(0) }
        }
        for days in [3, 8] {
            let chart = try #require(Stage.made(quantity, report, days: days)?.chart)
            for point in chart.points where point.value != nil {
                let parts = point.reading.components(separatedBy: " · ").dropFirst()
                let isPlain = parts.allSatisfy { $0.first { $0.isLetter }?.isLowercase ?? true }
                #expect(isPlain, "\(point.reading)")
            }
        }
    }

    @Test("wind is read with where it comes from, and calm air from nowhere")
    func direction() throws {
        let report = Self.report { clock, hour in
            if clock < 4 { (hour.windSpeed, hour.windGust) = (Speed(0), Speed(2)) }
        }
        let chart = try #require(Stage.made(.wind, report, days: 3)?.chart)
        #expect(chart.points[60].reading.hasPrefix("22 km/h from the southwest, gusts "), "\(chart.points[60].reading)")
        #expect(chart.points[49].reading == "0 km/h · gusts 7 km/h · calm", "\(chart.points[49].reading)")
    }

    @Test("limits have their unit once")
    func limits() throws {
        let wind = try #require(QuantityMeaning(of: .wind, in: Stage.report(), Stage.context)).rows.map(\.limits)
        #expect(wind.prefix(3) == ["under 1 km/h", "1 to 20 km/h", "20 to 29 km/h"] && wind.last == "88 km/h and over")
        let rain = try #require(QuantityMeaning(of: .precipitation, in: Stage.report(), Stage.context))
        #expect(rain.rows[1].limits.components(separatedBy: "mm").count == 2, "\(rain.rows[1].limits)")
        let view = try #require(QuantityMeaning(of: .visibility, in: Stage.report(), Stage.context)).rows.map(\.limits)
        #expect(view[1] == "1 to 4 km" && view[3] == "10 to 20 km")
    }

    @Test("the step that holds now is named beside the values, however long its name", arguments: ["de", "fr", "ru"])
    func longSteps(code: String) throws {
        let language = ShippedLanguage(code: code)
        let context = SentenceContext(
            WeatherFormatter(locale: language.locale, units: .metric), in: Stage.context.zone, at: Stage.now)
        try Wording.$catalogue.withValue(try language.catalogue()) {
            for quantity in [PageQuantity.air, .wind, .uvIndex] {
                let made = QuantityChart.made(
                    of: quantity, in: Stage.report(), reports: [], days: 5, over: Samples.london.coordinates, context)
                let chart = try #require(made?.chart)
                guard let present = chart.bands.first(where: \.isPresent) else { continue }
                let label = try #require(
                    QuantityDrawing(chart, width: 696).gutterLabels.first { $0.text == present.word }, "\(present.word)"
                )
                #expect(label.box(WideLetters()).right <= 696)
            }
        }
    }

    @Test("a height that a line keeps is told once, and one peak on both sides of midnight as well")
    func plateaus() throws {
        let clear = Stage.report { _, hour in hour.visibility = Distance(20_000) }
        let visibility = try #require(Stage.made(.visibility, clear, days: 16)?.chart)
        #expect(Self.labels(visibility) == ["20"], "\(Self.labels(visibility))")
        let dipping = Self.report { clock, hour in hour.visibility = Distance(clock == 14 ? 6000 : 20_000) }
        let broken = try #require(Stage.made(.visibility, dipping, days: 8)?.chart)
        #expect(Self.labels(broken).count { $0 == "20" } == 1, "\(Self.labels(broken))")
        let midnight = Stage.report { index, hour in
            hour.relativeHumidity = Percentage(65 - abs(Double(index) - 71.5) / 3)
        }
        let humidity = try #require(Stage.made(.humidity, midnight, days: 3)?.chart)
        let highest = try #require(humidity.points.max { ($0.value ?? 0) < ($1.value ?? 0) }).valueText
        #expect(Self.labels(humidity).count { $0 == highest } == 1, "\(Self.labels(humidity))")
    }

    @Test("no number of a day lies on the line of another quantity")
    func uncrossed() throws {
        let report = Self.report { clock, hour in
            let wave = cos((clock - 14) / 24 * 2 * .pi)
            (hour.temperature, hour.apparentTemperature) = (Temperature(6 + 3 * wave), Temperature(3 + 3 * wave))
            (hour.relativeHumidity, hour.dewPoint) = (Percentage(60 - 20 * wave), Temperature(4 + wave))
        }
        for quantity in [PageQuantity.feelsLike, .humidity] {
            let drawing = QuantityDrawing(try #require(Stage.made(quantity, report, days: 8)?.chart), width: 696)
            #expect(!drawing.extremeLabels.isEmpty && !drawing.secondObstacles.isEmpty)
            for label in drawing.extremeLabels {
                let box = label.box(WideLetters())
                #expect(drawing.secondObstacles.allSatisfy { !box.overlaps($0) }, "\(quantity): \(label.text)")
            }
        }
    }

    @Test(
        "in little more room than they need every one of 17 days has its name and its arrow; of gusts the strongest alone is bold"
    )
    func windDays() throws {
        let report = Stage.report { index, hour in hour.windGust = Speed(9 + Double(index % 5 + index / 24)) }
        let chart = try #require(Stage.made(.wind, report, days: 16)?.chart)
        let drawing = QuantityDrawing(chart, width: 672)
        #expect(drawing.namedDays.count == chart.days.count)
        #expect(drawing.extremeLabels.count(where: \.lettering.isBold) == 1)
        #expect(drawing.extremeLabels.count > 2)
    }
}
