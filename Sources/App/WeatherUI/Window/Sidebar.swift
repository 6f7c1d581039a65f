internal import Gtk
internal import Presentation

/// The search field and the menu of the visible place, by which the window can be moved, above the list of saved places
/// or, while text is entered, the matches.
@MainActor
final class Sidebar<Adding: AddLocationModel, Locations: LocationListModel, Trips: TripListModel> {
    private let field: SearchField
    private let places: PlacesPane<Locations>
    /// Made when it is first needed.
    private var matches: MatchesPane<Adding>?
    private let adding: Adding
    private let trips: TripsPane<Trips>
    private let hint = Label().wrapped(width: 28).styled("search-message", "secondary")
    private let stack = PageStack()
    private let menu: PlaceMenuButton<Locations>
    private let endControls = WindowControls(atStart: false).styled("end-controls")
    /// Whether a match was picked that is not shown yet.
    private var isPicking = false
    private var picked: (@MainActor () -> Void)?
    private var binding: Binding?
    let root: Widget

    /// - Parameters:
    ///   - trips: The trips below the places; nil for none.
    ///   - limit: The most places to be listed at first.
    init(adding: Adding, locations: Locations, trips: Trips?, limit: Int = .max) {
        self.adding = adding
        self.trips = TripsPane { [weak trips] in trips }
        field = SearchField(placeholder: adding.placeholder, name: WindowWords.findPlace)
        places = PlacesPane(locations, limit: limit)
        stack.add(places.root)
        stack.expanding(vertically: true)
        menu = PlaceMenuButton(locations)
        let row = Container(
            .horizontal, spacing: 4,
            [
                WindowControls(atStart: true), field.expanding(horizontally: true),
                menu.root.aligned(vertically: .center), endControls,
            ]
        ).styled("field")
        let tripsBox = Container(.vertical, [self.trips.root])
        let lists = Self.lists(stack, above: tripsBox) { [places] in places.fullHeight(for: $0) }
        root = Container(.vertical, [WindowHandle(row), hint, lists]).styled("sidebar").sized(width: 256)
        connect(adding)
        binding = Binding { [weak self, weak adding] in
            guard let self, let adding else { return }
            let (query, isActive, advice) = (adding.query, adding.isActive, adding.hint)
            hint.show(advice)
            field.text = query
            let isPicked = !isActive && isPicking
            stack.show(isActive ? prepareMatches().root : places.root)
            // Matches have the whole column.
            tripsBox.isVisible = !isActive
            guard isPicked else { return }
            isPicking = false
            picked?()
        }
    }

    /// Places the trips right below the places, which give way to them where the column has no room for all.
    private static func lists(
        _ stack: PageStack, above trips: Container, fullHeight: @escaping @MainActor (Int) -> Int
    ) -> Widget {
        LayoutContainer(
            [stack, trips],
            layout: CustomLayout { axis, size in
                let parts = [stack.request(axis, for: size)] + (trips.isVisible ? [trips.request(axis, for: size)] : [])
                guard axis == .vertical else {
                    return SizeRequest(
                        least: parts.map(\.least).max() ?? 0, natural: parts.map(\.natural).max() ?? 0)
                }
                return SizeRequest(
                    least: parts.map(\.least).reduce(0, +), natural: parts.map(\.natural).reduce(0, +))
            } allocate: { room in
                let end = trips.isVisible ? trips.request(.vertical, for: room.width).natural : 0
                let left = max(0, room.height - end)
                let start = end > 0 ? min(left, fullHeight(room.width)) : left
                room.place(stack, x: 0, y: 0, width: room.width, height: start)
                if trips.isVisible { room.place(trips, x: 0, y: start, width: room.width, height: end) }
            }
        ).expanding(vertically: true)
    }

    private func connect(_ adding: Adding) {
        // One more, so that it is noticed when more is typed than is taken.
        field.limit(to: adding.longestQuery + 1)
        field.onChange { [weak self, weak adding] text in
            guard let self, let adding else { return }
            isPicking = false
            adding.type(text)
            field.text = adding.query
        }
        field.onSubmit { [weak self, weak adding] in
            self?.isPicking = adding?.isActive == true
            adding?.submit()
        }
        places.onLeaveUpwards { [weak self] in self?.field.grabFocusAtEnd() }
        // Digits choose what the hours show.
        field.takeLetters(typedIn: stack) { !("1"..."8").contains($0) }
        field.onCancel { [weak self, weak adding] in
            self?.isPicking = false
            adding?.cancel()
            self?.places.focusSelected()
        }
        // The field handles the key first, as an input method may need it.
        field.onKey { [weak self] key, modifiers in
            guard let self, key == .down, modifiers.isEmpty else { return false }
            return showsMatches ? matches?.focusFirst() ?? false : places.focusSelected()
        }
    }

    private var showsMatches: Bool { matches.map { stack.isShowing($0.root) } ?? false }

    /// Makes the pane of the matches, unless that was done before.
    @discardableResult
    func prepareMatches() -> MatchesPane<Adding> {
        if let matches { return matches }
        let matches = MatchesPane(adding)
        self.matches = matches
        stack.add(matches.root)
        matches.onPick { [weak self] in self?.isPicking = true }
        matches.onLeave { [weak self] in self?.field.grabFocusAtEnd() }
        matches.root.onKey { [weak self] key, _ in
            guard key == .escape else { return false }
            self?.isPicking = false
            self?.adding.cancel()
            self?.focusField()
            return true
        }
        return matches
    }

    /// Whether the focus is in the list of places or of trips, where Delete removes one.
    var holdsPlaceFocus: Bool { trips.holdsFocus || !showsMatches && places.root.containsFocus }

    /// The most places to be listed.
    var limit: Int {
        get { places.limit }
        set { places.limit = newValue }
    }

    /// Whether the sidebar is at the end of the window, too, where the window's own buttons are.
    var hasControls: Bool {
        get { endControls.isVisible }
        set {
            endControls.isVisible = newValue
            // Only a sidebar that is the whole window is at its end, and that window is narrow.
            endControls.onlyCloses = newValue
            menu.opensOverPage = !newValue
        }
    }

    /// Whether the visible place is marked as selected in the list.
    var marksSelection: Bool {
        get { places.marksSelection }
        set { places.marksSelection = newValue }
    }

    /// Whether the page that is shown is that of a trip rather than of a place.
    var showsTrip: Bool {
        get { places.isElsewhere }
        set { places.isElsewhere = newValue }
    }

    /// Calls the handler when a place was chosen, even the visible one.
    func onChoose(_ handler: @escaping @MainActor () -> Void) {
        places.onChoose(handler)
    }

    /// Calls the handler when the visible place was chosen again.
    func onChooseAgain(_ handler: @escaping @MainActor () -> Void) {
        places.onChooseAgain(handler)
    }

    /// Calls the handler when a match was picked, once it is saved.
    func onPick(_ handler: @escaping @MainActor () -> Void) {
        picked = handler
    }

    /// Calls the handler with the identity of a trip that is chosen; with nil where one is to be begun.
    func onTrip(_ handler: @escaping @MainActor (String?) -> Void) {
        trips.onOpen { handler($0) }
        trips.onBegin { handler(nil) }
    }

    /// Moves the focus to the trips; returns false where there are none.
    func focusTrips() -> Bool { !showsMatches && trips.focus() }

    /// The identity of the trip that the focus is on; nil for none.
    var focusedTrip: String? { trips.focused }

    /// Moves the focus to a trip; returns false where it is not there.
    func focusTrip(_ id: String) -> Bool { !showsMatches && trips.focus(at: id) }

    /// Announces a text at the visible place in the list, too.
    func announce(_ text: String) {
        if !showsMatches { places.announce(text) }
    }

    /// The field, and the places or matches below it.
    var sections: [WindowSection] {
        [
            WindowSection(field, in: .places) { [weak field] in field?.grabFocus() ?? false },
            WindowSection(stack, in: .places) { [weak self] in
                guard let self else { return false }
                return showsMatches ? matches?.focusFirst() ?? false : places.focusSelected()
            },
        ]
            + (trips.root.isVisible && !showsMatches
                ? [WindowSection(trips.root, in: .places) { [weak self] in self?.focusTrips() ?? false }] : [])
    }

    /// The identifier of the focused place, or else of the visible one; nil if there is none.
    var currentPlace: String? { places.current }

    /// Moves the focus to the search field.
    func focusField() {
        field.grabFocus()
    }

    /// Moves the focus to the selected place, or to the search field if there is none or matches are in their place.
    func focusPlaces() {
        if showsMatches || !places.focusSelected() { focusField() }
    }
}

/// The button in the title bar that opens the menu of the visible place.
@MainActor
final class PlaceMenuButton<Model: LocationListModel> {
    private let button: MenuButton
    private let lines: PlaceMenu
    private var binding: Binding?
    var root: Widget { button }

    /// Whether the menu lies over the page beside the list, rather than over the list.
    var opensOverPage = false {
        didSet { button.opensToTheRight = opensOverPage != TextDirection.isRightToLeft }
    }

    init(_ model: Model) {
        let lines = PlaceMenu()
        self.lines = lines
        let button = MenuButton(icon: "view-more-symbolic", name: PlaceWords.actions, content: lines.root)
        self.button = button
        lines.onChoose { [weak model, weak button] command in
            button?.close()
            if let id = model?.selectedID { model?.perform(command, on: id) }
        }
        binding = Binding { [weak model] in
            guard let model else { return }
            let commands = model.selectedID.map { model.commands(for: $0) } ?? []
            button.isSensitive = !commands.isEmpty
            lines.show(commands)
        }
    }
}
