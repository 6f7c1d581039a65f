import RainMap
import WeatherModel
import WeatherText

/// A map of the rain around a place in braille characters of two by four dots, north up.
///
/// The harder it rains, the more dots of a character are set, so that it can be read without colours as well.
struct BrailleMap {
    private let screen: Screen
    private let formatter: WeatherFormatter

    /// The metres that a dot is wide and high.
    private static let side = 2000.0
    /// The most characters of a line: 150 kilometres to each side, as far as pictures are asked for.
    private static let widest = 75

    init(_ screen: Screen, _ formatter: WeatherFormatter) {
        (self.screen, self.formatter) = (screen, formatter)
    }

    /// Returns the map in an odd number of lines, so that the place is in the middle.
    ///
    /// - Parameter height: The most lines.
    func lines(_ frame: RadarFrame, _ grid: RadarGrid, around place: Coordinates, height: Int) -> [String] {
        let width = min(screen.width ?? 80, Self.widest)
        let (columns, rows) = (width - (width + 1) % 2, max(5, height - (height + 1) % 2))
        let raster = RainRaster(
            frame, grid, around: place, columns: columns * 2, rows: rows * 4, side: Self.side)
        return (0..<rows).map { row in
            var line = ""
            var run = (text: "", ink: Ink.plain)
            for column in 0..<columns {
                let isPlace = column == columns / 2 && row == rows / 2
                let (character, ink) = isPlace ? ("◆", .bold) : Self.character(column, row, of: raster)
                if ink != run.ink {
                    line += screen.text(run.text, run.ink)
                    run = ("", ink)
                }
                run.text += character
            }
            line += screen.text(run.text, run.ink)
            return line
        }
    }

    /// The lines that explain the map.
    var legend: [String] {
        var lines = [(text: "", columns: 0)]
        for (limit, step) in zip(RainRaster.Step.limits, RainRaster.Step.allCases.dropFirst()) {
            let sign = step == .violent ? "█" : Self.braille { RainRaster.Step.isSet(step, $0, $1) }
            var number = formatter.rainLimit(limit)
            if step == .violent { number += " " + tr("{amount}/h", ["amount": formatter.units.precipitation.symbol]) }
            let columns = number.columns + 4
            if let width = screen.width, lines[lines.count - 1].columns + columns > width { lines.append(("", 0)) }
            let last = lines.count - 1
            lines[last].text +=
                (lines[last].text.isEmpty ? "" : "  ") + screen.text(sign, Self.ink(step)) + " " + number
            lines[last].columns += columns
        }
        let words = tr(
            "◆ is the place, · where no radar sees. North is up; a dot is {distance} wide.",
            ["distance": formatter.visibility(Distance(Self.side))])
        return lines.map(\.text) + words.wrapped(to: screen.width)
    }

    private static func character(_ column: Int, _ row: Int, of raster: RainRaster) -> (String, Ink) {
        func step(_ x: Int, _ y: Int) -> RainRaster.Step? { raster[column: 2 * column + x, row: 4 * row + y] }
        let all = (0..<8).compactMap { step($0 % 2, $0 / 2) }
        guard let highest = all.max() else { return ("·", .dim) }
        if highest == .dry { return (" ", .plain) }
        if highest == .violent { return ("█", ink(highest)) }
        let text = braille { x, y in step(x, y).map { RainRaster.Step.isSet($0, x, y) } ?? false }
        // Where the few dots of rain are none of its pattern they are set all the same, so that no rain is lost.
        return (text == braille { _, _ in false } ? braille { x, y in step(x, y) ?? .dry > .dry } : text, ink(highest))
    }

    /// Returns the braille character (U+2800 and on) whose dots are set as told, by column and row.
    private static func braille(_ isSet: (Int, Int) -> Bool) -> String {
        let bits = [[0, 1, 2, 6], [3, 4, 5, 7]]
        var value: UInt32 = 0x2800
        for x in 0..<2 { for y in 0..<4 where isSet(x, y) { value |= 1 << bits[x][y] } }
        return Unicode.Scalar(value).map { String(Character($0)) } ?? " "
    }

    private static func ink(_ step: RainRaster.Step) -> Ink {
        switch step {
        case .dry: .plain
        case .trace: .cyan
        case .light: .blue
        case .moderate: .green
        case .heavy: .yellow
        case .violent: .magenta
        }
    }
}

extension RainRaster.Step {
    /// Returns whether a dot is set where it rains so hard: none, a quarter, half, three quarters or all of them.
    fileprivate static func isSet(_ step: RainRaster.Step, _ x: Int, _ y: Int) -> Bool {
        switch step {
        case .dry: false
        case .trace: x == y % 4 / 2 && y % 2 == 0
        case .light: (x + y) % 2 == 0
        case .moderate: (x + y) % 2 == 0 || y % 2 == 0
        case .heavy, .violent: true
        }
    }
}
