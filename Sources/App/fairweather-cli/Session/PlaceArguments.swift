import ArgumentParser
import Foundation
import WeatherModel
import WeatherText

/// The arguments that name the place of a command.
struct PlaceArguments: ParsableArguments {
    @Argument(
        help: ArgumentHelp(
            tr("The name of a saved place or any other place: home, Paris, paris tx. Your home if omitted.")))
    var place: [String] = []

    @Option(help: ArgumentHelp(tr("Coordinates in degrees, instead of a name."), valueName: "lat,lon"))
    var at: String?

    /// The coordinates; nil if a name or nothing was given.
    var point: Coordinates? {
        let numbers = (at ?? "").split(separator: ",", omittingEmptySubsequences: false)
            .map { Double(decimal: $0.trimmingCharacters(in: .whitespaces)) }
        guard numbers.count == 2, let latitude = numbers[0], let longitude = numbers[1] else { return nil }
        return Coordinates(latitude: latitude, longitude: longitude)
    }

    /// The name; empty if none was given.
    var name: String {
        place.map { $0.trimmingCharacters(in: .whitespaces) }.joined(separator: " ")
    }

    /// Whether no place is named.
    var isOmitted: Bool { point == nil && name.isEmpty }

    func validate() throws {
        guard at == nil || point != nil else {
            throw ValidationError(tr("--at needs a latitude and a longitude in degrees, such as 52.52,13.40."))
        }
        guard at == nil || place.isEmpty else { throw ValidationError(tr("Use either a name or --at, not both.")) }
        guard place.isEmpty || !name.isEmpty else { throw ValidationError(tr("The name is empty.")) }
    }
}
