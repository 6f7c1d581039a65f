internal import Gtk
internal import Presentation
internal import WeatherText

/// The way into a comparison and back.
extension MainWindow {
    /// Shows sources or places side by side in place of the page of the place.
    func showComparison() {
        let shown = prepareComparison()
        showDrilled(shown.root, focus: shown.focus)
    }

    /// The page of comparisons, made when it is first needed.
    private func prepareComparison() -> ComparisonPage<Model.Comparison> {
        if let comparisonPage { return comparisonPage }
        let announcer = announcer
        let made = ComparisonPage<Model.Comparison>(
            model: { [weak model] in model?.comparison }, window: { [weak window] in window },
            titleHeight: { [weak titleRow] in titleRow?.root.request(.vertical, for: $0).natural ?? 0 },
            announce: { announcer.say($0) })
        comparisonPage = made
        content.add(made.root)
        return made
    }

    /// Does what a key means on a comparison; returns false where it means nothing.
    ///
    /// It leads back from the places, too: what is open there takes it before.
    func pressOnComparison(_ key: Key) -> Bool {
        guard model.comparison != nil, let comparisonPage, case .escape = key, !hidesPage else { return false }
        // A chart with the focus has ended its reading before; elsewhere nobody hears that it ends.
        _ = comparisonPage.endReading()
        model.closeComparison()
        return true
    }

    /// Undoes the last change of what is compared, of a trip that is shown or was removed, or the deletion of an activity; else that
    /// of the list of places.
    func undo() {
        if model.comparison?.undo() == true || model.goodTimes?.undo() == true { return }
        if let trips = model.trips, trips.canUndo, trips.page != nil || trips.undoOffer != nil {
            trips.undo()
        } else {
            model.locations.undo()
        }
    }

    /// Shows the page where it was left; a key led away from it, so that its weather has the focus.
    func returnFromComparison() {
        Task { [weak page] in
            page?.returnFocus {
                page?.focusWeather(); return true
            }
        }
    }
}
