import DrawingChecks
import Foundation
import Testing
import WeatherModel

@testable import Charts
@testable import WeatherText

struct QuantityDrawingTests {
    @Test("no label is cut and no two touch, at any width and size of text", arguments: QuantityStage.hourly)
    func labels(quantity: PageQuantity) throws {
        for days in [3, 8, 16] {
            let chart = try #require(
                QuantityStage.made(quantity, reports: QuantityStage.reports(3), days: days)?.chart)
            for width in [280.0, 336, 512, 696, 832] {
                for scale in [1.0, 1.5, 2] {
                    let drawing = QuantityDrawing(chart, width: width, scale: scale).drawing
                    let faults = LabelFaults.of(drawing, WideLetters(scale: scale))
                    #expect(faults.isEmpty, "\(days) days, \(width) px at \(scale): \(faults.joined(separator: "; "))")
                }
            }
        }
    }

    @Test("the highest value of each day stands over the line and the lowest below it")
    func extremes() throws {
        let chart = try #require(QuantityStage.made(.temperature, days: 8)?.chart)
        let texts = QuantityDrawing(chart, width: 696).extremeLabels.map(\.text)
        for day in 1..<8 {
            #expect(texts.contains("\(14 + day)°"), "the high of day \(day)")
            #expect(texts.contains(day < 2 ? "−\(2 - day)°" : "\(day - 2)°"), "the low of day \(day)")
        }
    }

    @Test(
        "a value that a line passes at midnight on its way to a higher one has no number, which would float beside the line"
    )
    func passedAtMidnight() throws {
        let rising = QuantityStage.report { index, hour in hour.seaLevelPressure = Pressure(1000 + Double(index) / 8) }
        let chart = try #require(QuantityStage.made(.pressure, rising, days: 8)?.chart)
        for width in [336.0, 696] {
            let labels = QuantityDrawing(chart, width: width).extremeLabels
            let known = chart.points.compactMap(\.value)
            let ends = [known.min(), known.max()].compactMap { $0.map { String(Int($0.rounded())) } }
            #expect(Set(labels.map(\.text)).isSubset(of: ends), "\(width): \(labels.map(\.text))")
        }
        let ridges = QuantityStage.report { index, hour in
            let (first, second) = (1018 - abs(Double(index) - 24) / 4, 1020 - abs(Double(index) - 60) / 4)
            hour.seaLevelPressure = Pressure(max(first, second))
        }
        let peaks = try #require(QuantityStage.made(.pressure, ridges, days: 3)?.chart)
        let texts = QuantityDrawing(peaks, width: 696).extremeLabels.map(\.text)
        #expect(texts.contains("1018"), "a ridge at midnight is one: \(texts)")
    }

    @Test("numbers stand clear of the card's edges, however many digits or letters they have", arguments: [1, 1.5, 2])
    func inset(scale: Double) throws {
        for quantity in QuantityStage.hourly {
            let chart = try #require(QuantityStage.made(quantity, days: 8)?.chart)
            for width in [336.0, 696, 832] {
                let drawing = QuantityDrawing(chart, width: width, scale: scale)
                for label in drawing.gutterLabels + drawing.laneLabels {
                    let box = label.box(WideLetters(scale: scale))
                    #expect(box.x >= 7.9, "\(quantity) \(width) at \(scale): \(label.text)")
                    let isNamed = chart.bands.contains { $0.word == label.text }
                    #expect(isNamed || box.right <= width - 7.9, "\(quantity) \(width) at \(scale): \(label.text)")
                }
                #expect(drawing.layout.plot.right <= width - 12)
            }
        }
    }

    @Test("a tenth of the plot stays free above the scale, and below that of a line")
    func roomForLabels() throws {
        for quantity in [PageQuantity.temperature, .humidity, .precipitation] {
            let chart = try #require(QuantityStage.made(quantity, days: 8)?.chart)
            let drawing = QuantityDrawing(chart, width: 696)
            let plot = drawing.layout.plot
            #expect(drawing.y(chart.scale.upperBound) >= plot.y + plot.height / 10)
            let below = quantity == .precipitation ? 0 : plot.height / 10
            #expect(drawing.y(chart.scale.lowerBound) <= plot.bottom - below)
        }
    }

    @Test("the highest value of all and the lowest are told in any weather", arguments: [-12.0, 0, 14, 27, 39])
    func highestAndLowest(warmth: Double) throws {
        for (index, swing) in [2.0, 5, 9, 14].enumerated() {
            let report = QuantityStage.report(days: 17) { hour, row in
                let (day, clock) = (hour / 24, Double(hour % 24))
                let wave = cos((clock - 15) / 24 * 2 * .pi) * swing
                row.temperature = Temperature(warmth + wave + Double((day * (3 + index)) % 7) - Double(day % 2))
            }
            for days in [3, 8, 16] {
                let chart = try #require(QuantityStage.made(.temperature, report, days: days)?.chart)
                let known = chart.points.filter { $0.value != nil }.sorted { ($0.value ?? 0) < ($1.value ?? 0) }
                for (width, scale) in [(336.0, 1.0), (512, 1), (696, 1), (832, 1), (336, 2), (696, 2)] {
                    let texts = QuantityDrawing(chart, width: width, scale: scale).extremeLabels.map(\.text)
                    for point in [known.first, known.last].compactMap(\.self) {
                        #expect(
                            texts.contains(point.valueText),
                            "\(point.valueText), \(days) days, \(width) px at \(scale), swing \(swing): \(texts)")
                    }
                }
            }
        }
    }

    @Test("the scale of a wind is marked at the limits of its words, which stand beside it")
    func bands() throws {
        let chart = try #require(QuantityStage.made(.wind, days: 8)?.chart)
        #expect(chart.ticks.map(\.text) == ["1", "20", "29", "39"])
        #expect(chart.bands.map(\.word) == ["calm", "light", "moderate", "fresh", "strong"])
        let labels = QuantityDrawing(chart, width: 696).gutterLabels.map(\.text)
        #expect(["km/h", "20", "moderate"].allSatisfy(labels.contains))
    }

    @Test("the name of each part of the wind's scale stands beside it also where storms make the parts narrow")
    func narrowBands() throws {
        let storm = QuantityStage.report { _, hour in hour.windGust = Speed(45) }
        let chart = try #require(QuantityStage.made(.wind, storm, days: 8)?.chart)
        let words = ["calm", "light", "moderate", "fresh", "strong", "gale", "storm"]
        #expect(chart.bands.map(\.word) == words)
        let labels = QuantityDrawing(chart, width: 696).gutterLabels.map(\.text)
        #expect(labels.filter(words.contains) == words)
    }

    @Test("nought is the bottom of the plot where no lows are told below the line")
    func nought() throws {
        for quantity in [PageQuantity.wind, .precipitation, .uvIndex] {
            let chart = try #require(QuantityStage.made(quantity, days: 8)?.chart)
            let drawing = QuantityDrawing(chart, width: 696)
            #expect(chart.scale.lowerBound == 0 && drawing.y(0) == drawing.layout.plot.bottom, "\(quantity)")
        }
    }

    @Test("bars rise from nought, and hours without rain have none")
    func bars() throws {
        let chart = try #require(QuantityStage.made(.precipitation, days: 3)?.chart)
        #expect(chart.style == .bars && chart.scale.lowerBound == 0)
        let drawing = QuantityDrawing(chart, width: 696)
        let bars = drawing.drawing.marks.compactMap { mark -> Path? in
            if case .fill(let path, .even(drawing.palette.bar, _)) = mark { path } else { nil }
        }
        // One a day, and the swatch of the legend.
        #expect(bars.count == 4 + 1)
    }

    @Test("the scale of temperatures ends with the lowest and the highest, which have all of the height")
    func warmth() throws {
        for quantity in [PageQuantity.temperature, .feelsLike] {
            let chart = try #require(QuantityStage.made(quantity, days: 8)?.chart)
            let known = chart.points.flatMap { [$0.value, quantity == .feelsLike ? $0.second : nil] }.compactMap(\.self)
            #expect(chart.scale.lowerBound == known.min() && chart.scale.upperBound == known.max(), "\(quantity)")
        }
    }

    @Test("a copy has the chart, its title and origin as SVG, and its values as CSV")
    func copy() throws {
        let made = try #require(QuantityStage.made(.wind, days: 3))
        let caption = ChartCaption(
            place: "London", date: "2026-11-24", period: "", credit: "CC BY 4.0", provenance: "Open-Meteo")
        let copy = QuantityCopy("Wind", made.chart, made.table, caption)
        let svg = copy.svg(.light, textScale: 1, WideLetters())
        #expect(svg.contains("London: Wind") && svg.contains("CC BY 4.0"))
        #expect(copy.fileName("svg") == "London, Wind, 2026-11-24.svg")
        let rows = copy.csv.split(separator: "\r\n")
        #expect(rows.count == made.chart.points.count + 1)
        #expect(rows[1].hasPrefix("2026-11-23T00:00:00") && rows[1].hasSuffix("London,CC BY 4.0"), "\(rows[1])")
    }

    @Test("rounds a scale to even steps around the values, and keeps it within its bounds")
    func scale() {
        let degrees = QuantityScaling([-2, 12], floor: 8, bounds: -Double.infinity...Double.infinity)
        #expect(degrees.range == -4...12 && degrees.ticks == [-4, 0, 4, 8, 12])
        let calm = QuantityScaling([5, 5], floor: 8, bounds: -Double.infinity...Double.infinity)
        #expect(calm.range.upperBound - calm.range.lowerBound >= 8)
        let tight = QuantityScaling(
            [-4.5, 12.6], floor: 8, bounds: -Double.infinity...Double.infinity, isTight: true)
        #expect(tight.range == -4.5...12.6 && tight.ticks == [-4, 0, 4, 8, 12])
        #expect(QuantityScaling([96, 99], floor: 100, bounds: 0...100).range == 0...100)
        #expect(QuantityScaling([0.2], floor: 4, bounds: 0...Double.infinity).range.lowerBound == 0)
    }
}
