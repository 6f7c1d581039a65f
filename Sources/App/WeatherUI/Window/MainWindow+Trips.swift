internal import Gtk
internal import Presentation

/// The way into the page of a trip and back.
extension MainWindow {
    /// Shows the page of a trip in place of that of the place.
    func showTrip() {
        let (shown, trip) = (prepareTrip(), model.trips?.page)
        if !content.isShowing(shown.root) {
            placeBeforeTrip = model.locations.selectedID
        } else if let trip, trip.pageID != shownPart, trip.content.isEditing {
            // A trip is begun on the page of another, which shows its form in the loop's next turn.
            Task { [weak window] in
                shown.focus()
                window?.tellFocus()
            }
        }
        shownPart = trip?.pageID
        showDrilled(shown.root, focus: shown.focus)
    }

    private func prepareTrip() -> TripPage<Model.Trips.Page> {
        if let tripPage { return tripPage }
        let announcer = announcer
        let made = TripPage<Model.Trips.Page>(
            model: { [weak model] in model?.trips?.page },
            titleHeight: { [weak titleRow] in titleRow?.root.request(.vertical, for: $0).natural ?? 0 },
            window: { [weak window] in window }, announce: { announcer.say($0) })
        tripPage = made
        content.add(made.root)
        return made
    }

    /// Does what a key means on the page of a trip; returns false where it means nothing.
    func pressOnTrip(_ key: Key) -> Bool {
        guard let trip = model.trips?.page, case .escape = key, !hidesPage else { return false }
        if trip.adding.isActive {
            trip.adding.cancel()
        } else if trip.content.isEditing, !trip.content.stays.isEmpty {
            tripPage?.cancelWriting()
            trip.edit(false)
        } else {
            model.closeTrip()
        }
        return true
    }

    /// Opens the dialog for the name of the trip whose page is shown; does nothing where none is, or it has yet to be saved.
    func renameTrip() {
        guard let trip = model.trips?.page, trip.content.isKept else { return }
        announcer.silence()
        RenameDialog(trip.renaming, over: window) { [weak trip] in
            trip?.rename(to: $0)
            return nil
        }.present(among: dialogs) {}
    }

    /// Opens the form of a trip with the focus on its name; does nothing for nil.
    func editTrip(_ id: String?) {
        guard let id else { return }
        announcer.silence()
        let shown = prepareTrip()
        if model.trips?.shownID != id { model.openTrip(id) }
        shown.editName()
        if split.isNarrow { showContent() }
        // The page, and the form on it, are shown in the loop's next turn.
        Task { [weak window] in
            shown.focus()
            window?.tellFocus()
        }
    }

    /// Shows the page of the trip from which the visible place was opened, with the focus on what led here.
    func returnToTrip() {
        tripPage?.expectReturn()
        model.returnToTrip()
    }

    /// Shows the page of the place, with the focus on the trip that was left or, where it is no more or the place was opened from
    /// it, on what the page says.
    func returnFromTrip() {
        let row = split.isNarrow || model.leadsBackToTrip ? nil : tripPage?.shown
        Task { [weak self] in
            guard let self else { return }
            if row.map(sidebar.focusTrip) != true { page.focusWeather() }
        }
    }
}
