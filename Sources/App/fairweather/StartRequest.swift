/// What a start of the program asks of the window, which may be open already.
struct StartRequest: Equatable {
    /// Cities, coordinates or geo: links to show.
    var cities: [String] = []
    /// Whether all places are brought up to date.
    var refreshes = false
    /// Whether the home is shown.
    var showsHome = false

    private static let refresh = "--refresh"
    private static let home = "--home"

    init(cities: [String] = [], refreshes: Bool = false, showsHome: Bool = false) {
        (self.cities, self.refreshes, self.showsHome) = (cities, refreshes, showsHome)
    }

    /// Reads what another start of the program has passed on.
    init(arguments: [String]) {
        self.init(
            cities: arguments.filter { $0 != Self.refresh && $0 != Self.home },
            refreshes: arguments.contains(Self.refresh), showsHome: arguments.contains(Self.home))
    }

    /// The arguments to pass on to the program that has the window.
    var arguments: [String] {
        cities + (refreshes ? [Self.refresh] : []) + (showsHome ? [Self.home] : [])
    }
}
