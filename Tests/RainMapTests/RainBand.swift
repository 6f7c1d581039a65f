import Foundation
import SeededRandom
import WeatherModel

/// A made band of rain that reaches beyond the grid on both sides and moves straight to the place.
struct RainBand {
    /// Where it comes from, in degrees from north through east.
    var bearing: Double
    /// The kilometres from the place to its front, by the grid's cells.
    var distance: Double
    /// The kilometres that it is deep.
    var depth: Double
    /// Its kilometres an hour.
    var speed: Double
    /// The variation of its rate as a share of the mean; 0 for the same rate everywhere.
    var texture = 0.0

    /// A band from anywhere that arrives within two hours.
    init(seed: UInt64, texture: Double) {
        var random = SeededGenerator(seed: seed)
        bearing = .random(in: 0..<360, using: &random)
        distance = .random(in: 30...65, using: &random)
        depth = .random(in: 8...60, using: &random)
        speed = .random(in: 40...70, using: &random)
        self.texture = texture
    }

    init(bearing: Double, distance: Double, depth: Double, speed: Double) {
        (self.bearing, self.distance, self.depth, self.speed) = (bearing, distance, depth, speed)
    }

    /// The frames from which a motion is made, and those of the next two hours, which hold the place alone.
    func frames() throws -> RadarFrames {
        guard let grid = RainField.grid, let middle = grid.cell(at: RainField.hamburg) else {
            throw CocoaError(.featureUnsupported)
        }
        let angle = bearing * .pi / 180
        let (eastward, southward) = (-sin(angle), cos(angle))
        let frames = ([-30, -15] + Array(stride(from: 0, through: 120, by: 5))).map { minutes in
            let way = speed * Double(minutes) / 60
            let front = way - distance
            var values = [UInt16](repeating: 0, count: grid.count)
            // Of what is expected only the place itself is looked at.
            let here = grid.index(middle)
            for index in minutes > 0 ? here..<(here + 1) : 0..<grid.count {
                let x = Double(index % grid.columns - middle.column)
                let y = Double(index / grid.columns - middle.row)
                let along = x * eastward + y * southward
                guard along <= front, along >= front - depth else { continue }
                let (u, v) = (x - way * eastward, y - way * southward)
                let wave = texture > 0 ? sin(u * 0.31) + sin(v * 0.23) + sin((u + v) * 0.17 + 1) : 0
                values[index] = UInt16(max(12, 240 * (1 + texture * wave)))
            }
            return RadarFrame(
                time: RainField.now.addingTimeInterval(Double(minutes) * 60),
                measuredAt: RainField.now.addingTimeInterval(min(0, Double(minutes) * 60)), hundredths: values)
        }
        return RadarFrames(
            source: WeatherSource(id: "test", name: "Test", attribution: "Test", homepage: ""), grid: grid,
            frames: frames)
    }
}
