internal import Gtk
internal import Presentation

/// The way into the page of a trip and back.
extension MainWindow {
    /// Shows the page of a trip in place of that of the place.
    func showTrip() {
        let shown = prepareTrip()
        showDrilled(shown.root, focus: shown.focus)
    }

    private func prepareTrip() -> TripPage<Model.Trips.Page> {
        if let tripPage { return tripPage }
        let made = TripPage<Model.Trips.Page>(
            model: { [weak model] in model?.trips?.page },
            titleHeight: { [weak titleRow] in titleRow?.root.request(.vertical, for: $0).natural ?? 0 })
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
            trip.edit(false)
        } else {
            model.closeTrip()
        }
        return true
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
