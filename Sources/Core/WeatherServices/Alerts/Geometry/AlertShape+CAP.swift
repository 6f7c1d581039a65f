import Foundation
import WeatherModel

extension AlertShape {
    /// Reads CAP 1.2's `polygon`, "lat,lon lat,lon …"; nil if it has no area.
    ///
    /// Any white space is accepted, also after the commas.
    init?(capPolygon text: String) {
        guard let numbers = Self.numbers(text), numbers.count.isMultiple(of: 2) else { return nil }
        let points = stride(from: 0, to: numbers.count, by: 2).map {
            (latitude: numbers[$0], longitude: numbers[$0 + 1])
        }
        guard let ring = GeoRing(points) else { return nil }
        self = .polygon(outer: ring, holes: [])
    }

    /// Reads CAP 1.2's `circle`, "lat,lon radius" in kilometres; nil for a radius of 0, which marks a point.
    init?(capCircle text: String) {
        guard let numbers = Self.numbers(text), numbers.count == 3, numbers[2] > 0,
            let centre = Coordinates(latitude: numbers[0], longitude: numbers[1])
        else { return nil }
        self = .circle(centre: centre, kilometres: numbers[2])
    }

    /// Returns the numbers between white space and commas; nil if anything else stands there.
    private static func numbers(_ text: String) -> [Double]? {
        let separators = Set(" ,;\t\r\n".utf8)
        var numbers: [Double] = []
        for part in text.utf8.split(whereSeparator: separators.contains) {
            guard let number = Double(Substring(part)), number.isFinite else { return nil }
            numbers.append(number)
        }
        return numbers
    }
}
