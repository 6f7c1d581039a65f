internal import Gtk
internal import Presentation

/// What keys do anywhere in the window.
extension MainWindow {
    func connectKeys() {
        for keys in ["F5", "<Control>r"] {
            window.addShortcut(keys) { [weak self] in self?.refreshShown() }
        }
        for keys in ["<Control>f", "<Control>k"] {
            window.addShortcut(keys) { [weak self] in self?.findPlace() }
        }
        window.addShortcut("<Alt>Left", where: { [weak self] in self?.isWritingOnPage != true }) { [weak self] in
            if let self, isDrilledIn || showsPageAlone || (model.leadsBackToTrip && !hidesPage) { goBack() }
        }
        window.addShortcut("<Alt>Right", where: { [weak self] in self?.isWritingOnPage != true }) { [weak self] in
            _ = self?.returnFromPlaces()
        }
        // The list of places alone has no such button, and GTK opens none that is out of sight.
        window.addShortcut("F10", first: true) { [weak self] in
            guard let self else { return }
            if split.isNarrow, !split.showsSecond { showContent() }
            menu.open()
        }
        let isNotWriting: @MainActor () -> Bool = { [weak window] in window?.takesLetters == false }
        window.addShortcut("F2", where: isNotWriting) { [weak self] in self?.renameShown() }
        // Those of the list come first.
        for (keys, command) in [("<Alt>Up", PlaceCommand.Kind.moveUp), ("<Alt>Down", .moveDown)] {
            window.addShortcut(keys, where: isNotWriting) { [weak self] in
                guard let self, holdsPlaces || model.trips?.page == nil && !holdsTrips else { return }
                if let place = sidebar.currentPlace { model.locations.perform(command, on: place) }
            }
        }
        // A key that is held would empty the list.
        window.ignoreRepetitions(of: .delete) { [weak self] in self?.sidebar.holdsPlaceFocus ?? false }
        window.addShortcut("Delete", where: isNotWriting) { [weak self] in self?.showWhatDeleteRemoves() }
        window.addShortcut("<Control>t") { [weak self] in self?.turnTable() }
        window.addShortcut("<Control>s") { [weak self] in self?.openExport() }
        // A field with the focus takes back what is written there; the search for places has nothing where it is empty.
        window.addShortcut("<Control>z", first: true, where: { [weak self] in self?.canUndo ?? false }) {
            [weak self] in
            self?.undo()
        }
        window.addShortcut("F6") { [weak self] in self?.focusSection(1) }
        window.addShortcut("<Shift>F6") { [weak self] in self?.focusSection(-1) }
        // Lists and scrolled views would scroll.
        window.addShortcut("<Control>Page_Up", first: true) { [weak self] in self?.selectNeighbor(-1) }
        window.addShortcut("<Control>Page_Down", first: true) { [weak self] in self?.selectNeighbor(1) }
        // A field with the focus takes its digits before.
        window.onKey { [weak self] key, modifiers in
            if modifiers.isEmpty || modifiers == .shift, self?.pressOnRainMap(key) == true { return true }
            if modifiers.isEmpty, self?.pressOnQuantity(key) == true { return true }
            if modifiers.isEmpty, self?.pressOnComparison(key) == true { return true }
            if modifiers.isEmpty, self?.pressOnTrip(key) == true { return true }
            if modifiers.isEmpty, key == .escape, self?.returnFromPlaces() == true { return true }
            if modifiers.isEmpty, key == .escape, let self, model.leadsBackToTrip {
                returnToTrip()
                return true
            }
            guard case .digit(let digit) = key, modifiers.isEmpty else { return false }
            return self?.showMetric(ofDigit: digit) ?? false
        }
        for keys in ["<Control>w", "<Control>q"] {
            window.addShortcut(keys) { [weak self] in self?.window.close() }
        }
    }

    /// Whether the focus is in a field of the page, whose keys mean what is written there.
    private var isWritingOnPage: Bool { window.takesLetters && !sidebar.root.containsFocus }

    private var canUndo: Bool { !window.takesLetters || sidebar.root.containsFocus && model.adding.query.isEmpty }

    /// Whether the focus is in the list of trips, which comes after the field and the places.
    private var holdsTrips: Bool {
        sidebar.holdsPlaceFocus && sidebar.sections.dropFirst(2).contains { $0.root.containsFocus }
    }
    /// Whether the focus is in the list of places.
    var holdsPlaces: Bool { sidebar.holdsPlaceFocus && !holdsTrips }

    /// Asks for another name of the place that is visible or has the focus, or of the trip whose page is shown; in the list
    /// of trips, opens the form of one.
    private func renameShown() {
        // Of the trips another one may have the focus than is shown.
        if holdsTrips { return editTrip(sidebar.focusedTrip) }
        if holdsPlaces || !isDrilledIn {
            if let place = sidebar.currentPlace { model.locations.perform(.rename, on: place) }
        } else {
            renameTrip()
        }
    }

    /// Goes to the visible place or trip in its list, where the key removes it: on the page it may have been meant for anything.
    private func showWhatDeleteRemoves() {
        if let trip = model.trips?.page { return showWhatDeleteRemoves(of: trip) }
        guard !isDrilledIn, let page = model.page else { return }
        if split.isNarrow { showPlaces() } else { sidebar.focusPlaces() }
        announcer.say(WindowWords.deleteAgain(toRemove: page.location))
    }

    private func showWhatDeleteRemoves(of trip: Model.Trips.Page) {
        guard trip.content.isKept else { return }
        if split.isNarrow { showPlaces() }
        if sidebar.focusTrip(trip.pageID) { announcer.say(WindowWords.deleteAgain(toRemove: trip.heading.place)) }
    }

    /// Shows the hours as a table or as the chart, and says so: of a focus that goes over with them nothing is heard.
    private func turnTable() {
        if model.rainMap != nil { return rainMap?.turnTable() ?? () }
        if let quantity = model.quantity { return quantity.showTable(!quantity.showsTable) }
        // The table of a comparison stands below its chart.
        guard !isDrilledIn, let shown = model.page, page.hours.root.isVisible else { return }
        shown.showTable(!shown.showsTable)
        announcer.say(WindowWords.hours(asTable: shown.showsTable))
    }

    /// Opens the ways to copy and save the chart that is shown.
    private func openExport() {
        if model.quantity != nil {
            _ = quantityPage?.openExport()
        } else if model.comparison != nil {
            _ = comparisonPage?.openExport()
        } else if !isDrilledIn, model.page != nil {
            _ = page.hours.openExport()
        }
    }

    /// Chooses the quantity that the hours show; says which to whoever is elsewhere, and hears nothing of it.
    private func showMetric(ofDigit digit: Int) -> Bool {
        guard !isDrilledIn, let shown = model.page, shown.showMetric(ofDigit: digit) else { return false }
        if page.hours.root.isVisible, !page.hours.holdsFocus { announcer.say(shown.metric.title) }
        return true
    }

    /// Shows the next place, or the former one for −1; says which where the list of places does not tell its selection.
    private func selectNeighbor(_ step: Int) {
        let former = model.locations.selectedID
        model.locations.selectNeighbor(step)
        guard let id = model.locations.selectedID, id != former, !sidebar.marksSelection else { return }
        announcer.say(model.locations.row(of: id)?.spokenText ?? "")
    }

    /// Moves the focus to the next section, or to the former one for −1.
    private func focusSection(_ step: Int) {
        let pages =
            model.page == nil
            ? [WindowSection(prepareWelcome().root, in: .page)]
            : drilledSections ?? page.sections
        let sections =
            sidebar.sections + [WindowSection(titleRow.root, in: .page)] + pages
            + [WindowSection(notice.root, in: nil)]
        for section in WindowSection.round(sections, step: step) where section.root.isVisible {
            if let pane = section.pane, split.isNarrow { split.showsSecond = pane == .page }
            if section.enter() { break }
        }
        arrange()
    }
}
