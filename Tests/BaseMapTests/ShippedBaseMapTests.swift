import BaseMap
import Foundation
import Testing
import WeatherModel

@Suite("The base map that comes with the program")
struct ShippedBaseMapTests {
    private let map: BaseMap

    private static let file = URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "../../Resources/base-map.fwm").standardizedFileURL

    init() throws { map = try BaseMap(file: Self.file) }

    /// Whether land, or a lake, covers a point, by counting the outlines that a line to the east crosses.
    private func isCovered(_ layer: MapLayer, _ latitude: Double, _ longitude: Double) -> Bool {
        let place = Coordinates(clampingLatitude: latitude, longitude: longitude)
        let outlines = map.shapes(layer, in: MapBox(around: place, reach: 100_000)).map(\.area)
        return !outlines.reduce(0) { sum, points in
            sum
                + zip(points, points.dropFirst() + points.prefix(1)).count { first, second in
                    guard (first.y > latitude) != (second.y > latitude) else { return false }
                    let share = (latitude - first.y) / (second.y - first.y)
                    return first.x + (second.x - first.x) * share > longitude
                }
        }.isMultiple(of: 2)
    }

    @Test("it takes no more than 1.2 MB")
    func size() throws {
        #expect(try Data(contentsOf: Self.file).count <= 1_200_000)
    }

    @Test("it names its source, its licence and the sum of each file it was built from")
    func provenance() {
        let lines = map.provenance.split(separator: "\n")
        #expect(lines.first?.contains("Natural Earth") == true && lines.first?.contains("public domain") == true)
        #expect(lines.dropFirst().allSatisfy { $0.split(separator: " ").last?.count == 64 })
        #expect(lines.count == 6)
    }

    @Test(
        "towns lie on land, and seas do not, also beyond the line where dates change",
        arguments: [
            (53.55, 9.99, true), (54.5, 8.0, false), (51.5, -0.12, true), (48.85, 2.35, true), (-33.95, 18.5, true),
            (43.7, 38.0, false), (42.0, 50.5, false), (-17.8, 178.0, true), (-16.6, 179.2, true), (-45.0, 180.0, false),
            (66.5, 180.0, true), (78.22, 15.64, true), (-85.0, 100.0, true), (89.5, 0.0, false), (30.0, -40.0, false),
        ])
    func land(latitude: Double, longitude: Double, isLand: Bool) {
        #expect(isCovered(.land, latitude, longitude) == isLand)
    }

    @Test("Lake Constance and Lake Geneva are lakes, Berlin is none")
    func lakes() {
        #expect(isCovered(.lakes, 47.62, 9.38))
        #expect(isCovered(.lakes, 46.45, 6.6))
        #expect(!isCovered(.lakes, 52.52, 13.4))
    }

    @Test("the Elbe flows by Hamburg, and a border lies near Aachen")
    func lines() {
        func nearest(_ layer: MapLayer, _ latitude: Double, _ longitude: Double) -> Double? {
            let place = Coordinates(clampingLatitude: latitude, longitude: longitude)
            return map.shapes(layer, in: MapBox(around: place, reach: 50_000)).flatMap { $0.strokes.flatMap(\.self) }
                .map { Coordinates(clampingLatitude: $0.y, longitude: $0.x).distance(to: place) }.min()
        }
        #expect((nearest(.rivers, 53.45, 10.1) ?? .infinity) < 10_000)
        #expect((nearest(.borders, 50.77, 6.05) ?? .infinity) < 10_000)
        #expect((nearest(.regions, 40.0, -80.5) ?? .infinity) < 30_000)
        #expect(nearest(.borders, 53.55, 9.99) == nil)
    }

    @Test("what is cut to a box lies in it, and no coast runs along its edges")
    func cut() {
        let box = MapBox(west: 8, south: 53, east: 11, north: 55)
        for shape in map.shapes(.land, in: box) {
            for point in shape.area {
                #expect((7.999...11.001).contains(point.x) && (52.999...55.001).contains(point.y))
            }
            for stroke in shape.strokes {
                for (first, second) in zip(stroke, stroke.dropFirst()) {
                    #expect(!(first.x == 8 && second.x == 8 || first.y == 53 && second.y == 53))
                }
            }
        }
    }
}
