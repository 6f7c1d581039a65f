import DrawingChecks
import Testing

@testable import Charts

@Suite("The band in which the curve may lie")
struct MeteogramBandTests {
    private func meteogram(now: Double? = 3.5, band: Double = 3, from first: Int = 4) -> Meteogram {
        let hours = (0..<36).map { index in
            var hour = MeteogramHour(
                start: Double(index), value: 5, valueText: "5°", celsius: 5, clockHour: index % 24)
            if index >= first { hour.band = 5 - band...5 + band }
            return hour
        }
        return Meteogram(
            hours: hours, nights: [], days: [], now: now, curve: MeteogramCurve(leastSpan: 8, isTemperature: true),
            words: MeteogramWords(now: "Now", bands: [], limits: [], rainUnit: "", chanceUnit: "", windUnit: ""))
    }

    private func drawing(_ meteogram: Meteogram, _ style: ColourStyle = .light) -> MeteogramDrawing<LetterMeasure> {
        MeteogramDrawing(
            meteogram, MeteogramLayout(width: 696), view: 0...36, palette: Palette(style),
            measure: LetterMeasure(scale: 1))
    }

    private func fills(_ drawing: Drawing) -> [(path: Path, paint: Paint)] {
        drawing.marks.compactMap { if case .fill(let path, let paint) = $0 { (path, paint) } else { nil } }
    }

    private func opacity(_ paint: Paint) -> Double? {
        // The dot of now is not see-through.
        if case .vertical(let stops) = paint, stops.first?.opacity != 1 { stops.first?.opacity } else { nil }
    }

    @Test("it begins at now, where it has no width, and takes the place of the ground under the curve")
    func band() throws {
        let own = drawing(meteogram())
        let band = try #require(own.bands.first)
        #expect(own.bands.count == 1 && band.upper.count == 33)
        #expect(band.upper.first == band.lower.first && abs((band.upper.first?.x ?? 0) - own.x(3.5)) < 0.001)
        #expect(zip(band.upper, band.lower).dropFirst().allSatisfy { $0.y < $1.y })
        #expect(fills(own.drawing).compactMap { opacity($0.paint) } == [0.26])
        let without = drawing(meteogram(from: 99))
        #expect(without.bands.isEmpty && fills(without.drawing).compactMap { opacity($0.paint) } == [0.14])
    }

    @Test("the scale holds all of it")
    func scale() {
        let own = drawing(meteogram(band: 7))
        #expect(own.scale.lowerBound <= -2 && own.scale.upperBound >= 12)
    }

    @Test("where it is narrower than three pixels it is the curve")
    func thin() throws {
        let band = try #require(drawing(meteogram(band: 0.1)).bands.first)
        #expect(zip(band.upper, band.lower).allSatisfy { $0 == $1 })
    }

    @Test("in high contrast it has edges and no ground")
    func highContrast() {
        let (with, without) = (
            drawing(meteogram(), .highContrastLight).drawing, drawing(meteogram(from: 99), .highContrastLight).drawing
        )
        func edges(_ drawing: Drawing) -> Int {
            drawing.marks.count {
                if case .stroke(let path, let stroke) = $0 { stroke.width == 1 && path.steps.count > 30 } else { false }
            }
        }
        #expect(edges(with) == edges(without) + 2)
    }

    @Test("a gap in what is known parts it, and without now it begins with the first hour that has one")
    func gaps() {
        var hours = meteogram(now: nil).hours
        hours[20].band = nil
        let parted = Meteogram(
            hours: hours, nights: [], days: [], now: nil, curve: MeteogramCurve(leastSpan: 8, isTemperature: true),
            words: meteogram().words)
        #expect(drawing(parted).bands.map(\.upper.count) == [16, 15])
    }
}
