import Foundation
import WeatherModel

@testable import RainMap
@testable import WeatherText

extension Said {
    private static let moment = Samples.instant("2026-11-21T10:20:00Z")
    private static let hamburg = Coordinates(clampingLatitude: 53.55, longitude: 10)

    /// Rain that comes, falls, stands, passes, is near, comes after missing pictures, comes from afar, and none.
    private static let skies: [RadarFrames] = {
        guard let grid = RadarGrid(columns: 483...603, rows: 244...364), let middle = grid.cell(at: hamburg) else {
            return []
        }
        // Kilometres to the east and the south, and how many more to the east with each frame.
        return [
            (-40.0, 0.0, 2.0), (0, 0, 2), (0, 0, 0), (-30, -30, 3), (22, 0, 0), (-39, 0, 3), (-40, 0, 0.5), (500, 0, 0),
        ].map { east, south, speed in
            let frames = (-12...24).filter { east != -39 || !(8...9).contains($0) }.map { step in
                RadarFrame(
                    time: moment + Double(step) * 300, measuredAt: moment + Double(min(0, step)) * 300,
                    hundredths: (0..<grid.count).map { index in
                        let cell = grid.cell(index)
                        let x = Double(cell.column - middle.column) - east - speed * Double(step)
                        let y = Double(cell.row - middle.row) - south
                        let square = x * x + y * y
                        return square < 36 ? 900 : square < 225 ? 60 : 0
                    })
            }
            let source = WeatherSource(id: "a", name: "気象", attribution: "気象", homepage: "")
            return RadarFrames(source: source, grid: grid, frames: frames, isEstimated: east == -30)
        }
    }()

    /// All that radar pictures give to say.
    static func radar(_ place: Location, _ formatter: WeatherFormatter) -> [String] {
        let here = Location(name: place.name, coordinates: hamburg, timeZoneIdentifier: "Asia/Tokyo")
        let context = SentenceContext(formatter, in: Samples.zone("Asia/Tokyo"), at: moment)
        return skies.flatMap { sky -> [String] in
            guard let outlook = RainOutlook(sky, at: hamburg, now: moment) else { return [] }
            return [nil, Temperature(-4)].flatMap { temperature in
                let sentence = RainSentence(outlook, of: sky, at: here, temperature: { _ in temperature }, context)
                let rows = outlook.samples.prefix(8).map {
                    RadarFrameText($0, in: here.localized.name, temperature, isEstimated: sky.isEstimated, context)
                }
                return
                    ([sentence?.first, sentence?.second, sentence?.edge, sentence?.estimate]
                    + rows.flatMap { [$0.timeText, $0.originText, $0.weather, $0.rateText, $0.sentence, $0.spokenRow] })
                    .compactMap(\.self)
            }
        }
    }
}
