import WeatherModel
import WeatherStore

/// The names that the user gives to activities, rules and trips.
package enum OwnName {
    /// Returns why a name cannot be given to an activity or a rule; nil where it can.
    ///
    /// - Parameter commands: The names of the commands about these, which the command line could not tell from it.
    package static func refusal(of name: String, commands: Set<String>) -> String? {
        guard Activity.isName(name) else { return length(Activity.nameLength) }
        guard !commands.contains(name.lowercased()) else {
            return tr("“{name}” is a command of the command line. Choose another name.", ["name": name])
        }
        return nil
    }

    /// Returns why a name cannot be given to a trip; nil where it can.
    package static func refusal(ofTrip name: String) -> String? {
        (1...Bound.placeName).contains(name.unicodeScalars.count) ? nil : length(Bound.placeName)
    }

    private static func length(_ longest: Int) -> String {
        tr("A name has 1 to {count} letters.", ["count": Wording.number(longest)])
    }
}
