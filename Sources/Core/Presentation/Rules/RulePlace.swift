import WeatherStore
import WeatherText

/// The place of a rule in words, which are the same in its form, in the list of rules and among what can be chosen.
enum RulePlace {
    /// Returns "your home (Hamburg)", as that may become another place; without its name where no place is saved.
    ///
    /// - Parameter name: The name of the place that is the home now.
    static func home(_ name: String?) -> String {
        name.map { tr("your home ({place})", context: "place of a rule", ["place": $0]) }
            ?? tr("your home", context: "place of a rule")
    }
}

extension LocationsViewModel {
    /// Returns where a rule looks: "your home (Hamburg)", "Paris", or that its place is gone.
    func placeWords(of rule: WeatherRule) -> String {
        guard rule.place != nil else { return RulePlace.home(homePage?.distinctName) }
        return page(of: rule)?.distinctName ?? tr("The place of this rule is not saved any more.")
    }
}
