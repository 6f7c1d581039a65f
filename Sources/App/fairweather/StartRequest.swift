/// What a start of the program asks of the window, which may be open already.
struct StartRequest: Equatable {
    /// Cities, coordinates or geo: links to show.
    var cities: [String] = []
    /// Whether all places are brought up to date.
    var refreshes = false
    /// Whether the home is shown.
    var showsHome = false

    /// Whether no window is wanted.
    var staysInBackground = false

    private static let refresh = "--refresh"
    private static let home = "--home"
    private static let background = "--background"
    private static let options = [refresh, home, background]

    init(
        cities: [String] = [], refreshes: Bool = false, showsHome: Bool = false, staysInBackground: Bool = false
    ) {
        (self.cities, self.refreshes, self.showsHome) = (cities, refreshes, showsHome)
        self.staysInBackground = staysInBackground
    }

    /// Reads what another start of the program has passed on.
    init(arguments: [String]) {
        self.init(
            cities: arguments.filter { !Self.options.contains($0) },
            refreshes: arguments.contains(Self.refresh), showsHome: arguments.contains(Self.home),
            staysInBackground: arguments.contains(Self.background))
    }

    /// The arguments to pass on to the program that has the window.
    var arguments: [String] {
        cities + (refreshes ? [Self.refresh] : []) + (showsHome ? [Self.home] : [])
            + (staysInBackground ? [Self.background] : [])
    }
}
