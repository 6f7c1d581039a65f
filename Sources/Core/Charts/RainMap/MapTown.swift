public import WeatherModel

/// A town on the map.
public struct MapTown: Sendable, Hashable {
    /// Its name.
    public let name: String
    /// Where it lies.
    public let coordinates: Coordinates
    /// The number of people in it.
    public let population: Int

    /// Takes the name, the place and the number of people.
    public init(_ name: String, _ coordinates: Coordinates, population: Int) {
        (self.name, self.coordinates, self.population) = (name, coordinates, population)
    }

    var lettering: Lettering {
        switch population {
        case 500_000...: Lettering(10, isBold: true)
        case 90_000...: .boldChart
        default: .chart
        }
    }
}
