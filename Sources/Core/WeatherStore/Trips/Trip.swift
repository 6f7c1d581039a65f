public import WeatherModel

/// A journey of the user's: places one after the other, each with its days.
public struct Trip: Sendable, Hashable, Identifiable {
    /// What tells it from others, for as long as it is kept.
    public let id: String
    /// The name that its owner gave it; empty for one named after its places.
    public var name: String { didSet { name = Self.line(name) } }
    /// The stays in the order of travel.
    public var legs: [TripLeg]
    /// What its owner has ticked as packed.
    public var packed: Set<PackingItem>

    /// Makes a trip; the name is cut to `Bound.placeName` letters of one line.
    public init(id: String, name: String, legs: [TripLeg] = [], packed: Set<PackingItem> = []) {
        (self.id, self.name, self.legs, self.packed) = (id, Self.line(name), legs, packed)
    }

    /// The first day of the first stay; nil without one.
    public var firstDay: CivilDate? { legs.first?.first }
    /// The dates from the earliest to the latest; nil without a stay.
    ///
    /// Eastwards over the date line a trip may end on a date before that of its departure.
    public var dates: ClosedRange<CivilDate>? {
        let all = legs.flatMap { [$0.first, $0.last] }
        guard let first = all.min(), let last = all.max() else { return nil }
        return first...last
    }

    private static func line(_ name: String) -> String { name.inOneLine?.bounded(to: Bound.placeName) ?? "" }
}

/// A stay at a place, from its first to its last day there.
public struct TripLeg: Sendable, Hashable {
    /// The place, whose clock its days go by.
    public var place: Location
    /// The day of arrival.
    public var first: CivilDate
    /// The day of departure, not before that of arrival.
    public var last: CivilDate

    /// Makes a stay as it is, whether its days are in order or not.
    public init(at place: Location, from first: CivilDate, to last: CivilDate) {
        (self.place, self.first, self.last) = (place, first, last)
    }

    /// The number of dates from arrival to departure, both counted; 0 or less where they are out of order.
    public var dayCount: Int { last.dayNumber - first.dayNumber + 1 }
}

/// A thing that the weather of a trip may be a reason to take along; `docs/packing.md` has the rules.
public enum PackingItem: String, Sendable, CaseIterable {
    /// A jacket that keeps rain out.
    case rainJacket = "rain-jacket"
    /// A jacket that keeps out wind in which umbrellas turn.
    case windproof
    /// What keeps warm in frost.
    case winterCoat = "winter-coat"
    /// A layer that keeps warm on cool evenings.
    case warmLayer = "warm-layer"
    /// Boots that stay dry in fresh snow.
    case snowBoots = "snow-boots"
    /// What is worn on warm days.
    case shortSleeves = "short-sleeves"
    /// What keeps the skin from burning.
    case sunProtection = "sun-protection"
}
