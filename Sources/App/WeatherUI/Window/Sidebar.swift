internal import Gtk
internal import Presentation

/// The search field and the menu of the visible place, by which the window can be moved, above the list of saved places
/// or, while text is entered, the matches.
@MainActor
final class Sidebar<Adding: AddLocationModel, Locations: LocationListModel> {
    private let field: SearchField
    private let places: PlacesPane<Locations>
    private let matches: MatchesPane<Adding>
    private let hint = Label().wrapped(width: 28).styled("search-message", "secondary")
    private let stack = PageStack()
    private let menu: PlaceMenuButton<Locations>
    private let endControls = WindowControls(atStart: false).styled("end-controls")
    private var binding: Binding?
    let root: Widget

    init(adding: Adding, locations: Locations) {
        field = SearchField(placeholder: adding.placeholder, name: WindowWords.findPlace)
        places = PlacesPane(locations)
        matches = MatchesPane(adding)
        stack.add(places.root)
        stack.add(matches.root)
        stack.expanding(vertically: true)
        menu = PlaceMenuButton(locations)
        let row = Container(
            .horizontal, spacing: 4,
            [
                WindowControls(atStart: true), field.expanding(horizontally: true),
                menu.root.aligned(vertically: .center), endControls,
            ]
        ).styled("field")
        root = Container(.vertical, [WindowHandle(row), hint, stack]).styled("sidebar").sized(width: 256)
        connect(adding)
        binding = Binding { [weak self, weak adding] in
            guard let self, let adding else { return }
            let (query, isActive, advice) = (adding.query, adding.isActive, adding.hint)
            hint.show(advice)
            field.text = query
            let wasChosenFromList = !isActive && stack.isShowing(matches.root) && !field.containsFocus
            stack.show(isActive ? matches.root : places.root)
            // The focus follows the chosen place to the list of places.
            if wasChosenFromList { focusPlaces() }
        }
    }

    private func connect(_ adding: Adding) {
        field.onChange { [weak adding] text in adding?.type(text) }
        field.onSubmit { [weak adding] in adding?.submit() }
        field.onCancel { [weak self, weak adding] in
            adding?.cancel()
            self?.places.focusSelected()
        }
        // The field handles the key first, as an input method may need it.
        field.onKey { [weak self] key, modifiers in
            guard let self, key == .down, modifiers.isEmpty else { return false }
            return stack.isShowing(matches.root) ? matches.focusFirst() : places.focusSelected()
        }
        matches.root.onKey { [weak self, weak adding] key, _ in
            guard key == .escape else { return false }
            adding?.cancel()
            self?.focusField()
            return true
        }
    }

    /// Whether the sidebar is at the end of the window, too, where the window's own buttons are.
    var hasControls: Bool {
        get { endControls.isVisible }
        set {
            endControls.isVisible = newValue
            // Only a sidebar that is the whole window is at its end, and that window is narrow.
            endControls.onlyCloses = newValue
        }
    }

    /// Whether the visible place is marked as selected in the list.
    var marksSelection: Bool {
        get { places.marksSelection }
        set { places.marksSelection = newValue }
    }

    /// Calls the handler when a place was chosen, even the visible one.
    func onChoose(_ handler: @escaping @MainActor () -> Void) {
        places.onChoose(handler)
    }

    /// The identifier of the focused place, or else of the visible one; nil if there is none.
    var currentPlace: String? { places.current }

    /// Moves the focus to the search field.
    func focusField() {
        field.grabFocus()
    }

    /// Moves the focus to the selected place, or to the search field if there is none.
    func focusPlaces() {
        if !places.focusSelected() { focusField() }
    }
}
