import WeatherModel
import WeatherServices

/// The colours of comparisons: four lines that are told apart without colour as well, and the ground of what parts.
public struct ComparisonColours: Sendable, Hashable {
    /// The colours of the lines in their order.
    public let series: [Colour]
    /// The ground of a cell that parts from the others; nil in high contrast, where it is outlined.
    public let part: Colour?

    /// The dashes of the lines in their order, at 100 % text.
    static let dashes: [[Double]] = [[], [7, 4], [1.5, 4], [10, 3, 2, 3]]

    /// The colours of a style, each 4.5:1 or more on cards.
    public init(_ palette: Palette) {
        let isDark = palette.style.isDark
        let usual: [UInt32] =
            isDark ? [0x6CB0F5, 0xFFB24A, 0xF2F3F5, 0xC39BFF] : [0x1A67B8, 0xB04A00, 0x1E2126, 0x7A3FB5]
        series =
            palette.isHighContrast
            ? [palette.accent, palette.line, palette.text, palette.secondLine] : usual.map { Colour($0) }
        part = palette.isHighContrast ? nil : Colour(isDark ? 0x4A4023 : 0xFDF0CF)
    }

    /// The strokes of the sources that tell days, of which no two that share one are offered for the same place.
    private static let own: [WeatherSource.ID: Int] = [
        WeatherSource.openMeteo.id: 0, WeatherSource.metNorway.id: 1, WeatherSource.brightSky.id: 2,
        WeatherSource.nationalWeatherService.id: 2, WeatherSource.openWeather.id: 3,
    ]

    /// Returns the numbers of strokes: of a source the one that it has wherever it stands, of others the next that is free.
    ///
    /// - Parameter ids: The identifiers of sources or of places.
    static func numbers(of ids: [String]) -> [Int] {
        var taken: Set<Int> = []
        var numbers = ids.map { id in own[id].flatMap { taken.insert($0).inserted ? $0 : nil } }
        for index in numbers.indices where numbers[index] == nil {
            let free = (0...ids.count + own.count).first { !taken.contains($0) } ?? index
            taken.insert(free)
            numbers[index] = free
        }
        return numbers.compactMap(\.self)
    }

    /// Returns the colour of a line.
    func colour(_ number: Int) -> Colour { series[number % series.count] }

    /// Returns the stroke of a line, which is thicker and longer with larger text.
    func stroke(_ number: Int, textScale: Double, isCoarse: Bool = false) -> Stroke {
        Stroke(
            .even(colour(number)), width: (isCoarse ? 1.6 : 2.2) * textScale,
            dash: Self.dashes[number % series.count].map { $0 * textScale })
    }
}
