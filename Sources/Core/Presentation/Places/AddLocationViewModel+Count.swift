import Gazetteer
import WeatherModel
import WeatherText

extension AddLocationViewModel {
    /// Whether the field holds a name, or there is a message.
    public var isActive: Bool { !name.isEmpty || message != nil }

    /// Whether the text consists of invalid coordinates, for which no service need be asked.
    var isFaultyPoint: Bool { CoordinateQuery.fault(in: name, .ofLanguage) != nil }

    /// The number of letters that the field takes.
    public var longestQuery: Int { Bound.query }

    /// The identifier of the best match, which Enter takes; nil while there is none.
    public var submittedMatch: String? {
        name.isEmpty || isSearching || isFaultyPoint ? nil : found.first?.location.id
    }

    /// How many matches are shown, of how many where that can be told; nil if there are none.
    public var countText: String? {
        let (count, shown) = (Set(found.map(\.location.id)).count, ["shown": Wording.number(Self.shownMatches)])
        guard count > 0 else { return nil }
        if count <= Self.shownMatches { return tr(one: "{count} match", other: "{count} matches", count: count) }
        guard count < Self.countedMatches else { return tr("The best {shown} matches", shown) }
        return tr("{shown} of {count} matches", shown.merging(["count": Wording.number(count)]) { $1 })
    }
}
