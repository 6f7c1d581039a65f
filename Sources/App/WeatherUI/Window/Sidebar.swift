internal import Gtk
internal import Presentation

/// The text field, and under it the saved places or, while something is typed, the matches.
@MainActor
final class Sidebar<Adding: AddLocationModel, Locations: LocationListModel> {
    private let field: SearchField
    private let places: PlacesPane<Locations>
    private let matches: MatchesPane<Adding>
    private let stack = PageStack()
    private var binding: Binding?
    let root: Widget

    /// - Parameter onRename: A place is to get another name.
    init(adding: Adding, locations: Locations, onRename: @escaping @MainActor (String) -> Void) {
        field = SearchField(placeholder: adding.placeholder, name: WindowWords.findPlace)
        places = PlacesPane(locations, onRename: onRename)
        matches = MatchesPane(adding)
        stack.add(places.root)
        stack.add(matches.root)
        stack.expanding(vertically: true)
        root = Container(.vertical, [Container(.vertical, [field]).styled("field"), stack])
            .styled("sidebar").sized(width: 260)
        connect(adding)
        binding = Binding { [weak self, weak adding] in
            guard let self, let adding else { return }
            let (query, isActive) = (adding.query, adding.isActive)
            field.text = query
            let wasChosenFromList = !isActive && stack.isShowing(matches.root) && !field.containsFocus
            stack.show(isActive ? matches.root : places.root)
            // The keyboard goes on in the list the place is in now.
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
        // After the field itself, whose input method may want the key for its own candidates.
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

    /// Whether the place that is shown is marked in the list.
    var marksSelection: Bool {
        get { places.marksSelection }
        set { places.marksSelection = newValue }
    }

    /// A place was chosen, be it the one that is shown already.
    func onChoose(_ handler: @escaping @MainActor () -> Void) {
        places.onChoose(handler)
    }

    /// The place the keyboard is on, or else the one that is shown.
    var currentPlace: String? { places.current }

    /// Moves the keyboard to the text field.
    func focusField() {
        field.grabFocus()
    }

    /// Moves the keyboard to the selected place, or to the text field where there is none.
    func focusPlaces() {
        if !places.focusSelected() { focusField() }
    }
}
