internal import Gtk
internal import Presentation

/// The way into the rain map and back.
extension MainWindow {
    /// Shows the rain map of the visible place.
    public func openRainMap() { model.openRainMap(isNarrow: window.width < 860) }

    /// Returns the page of the map, made when it is first needed.
    func prepareRainMap() -> RainMapPage<Model.Rain> {
        if let rainMap { return rainMap }
        let announcer = announcer
        let made = RainMapPage<Model.Rain>(
            model: { [weak model] in model?.rainMap },
            titleHeight: { [weak titleRow] in titleRow?.root.request(.vertical, for: $0).natural ?? 0 },
            announce: { announcer.say($0) }, openSources: { [weak menu] in menu?.openPreferences(at: .sources) },
            tryAgain: { [weak model] in model?.tryAgain() },
            back: { [weak model] in model?.closeRainMap() })
        rainMap = made
        content.add(made.root)
        return made
    }

    /// Whether a click or a key leads from the rain map to the page of its place rather than to the places.
    var isOnRainMap: Bool { model.rainMap != nil }

    /// Leads from the rain map to its page, from a place that was opened from a trip to that, and from a page of a narrow window
    /// to the places.
    func goBack() {
        if model.trips?.page != nil, split.isNarrow {
            showPlaces()
        } else if isDrilledIn {
            model.closeOpenedPage()
        } else if model.leadsBackToTrip {
            returnToTrip()
        } else {
            showPlaces()
        }
    }

    /// Leads from the rain map or the good times of the visible place to its page, when the place is chosen again.
    func leaveRainMap() {
        if model.goodTimes?.pageID == model.locations.selectedID { model.closeGoodTimes() }
        if let map = model.rainMap, map.pageID == model.locations.selectedID { model.closeRainMap() }
        if let shown = model.comparison, shown.pageID == model.locations.selectedID { model.closeComparison() }
        model.closeTrip()
    }

    /// Asks for what the window shows: pictures of the radar, or weather.
    func refreshShown() {
        if let map = model.rainMap { return map.refresh() }
        if let trip = model.trips?.page { return trip.refresh() }
        if let comparison = model.comparison { comparison.refresh() } else { model.page?.refresh() }
    }

    /// Does what a key means on the rain map; returns false where it means nothing, or where the places have the focus, from
    /// which only Escape leads back, and only once nothing is open there.
    func pressOnRainMap(_ key: Key) -> Bool {
        guard isOnRainMap, let rainMap, !hidesPage, key == .escape || !sidebar.root.containsFocus else { return false }
        if rainMap.press(key) { return true }
        guard case .escape = key else { return false }
        model.closeRainMap()
        return true
    }

    /// Shows the page where it was left, with the focus on what led away from it.
    func returnToPage() {
        Task { [weak page] in page?.returnFocus { page?.rain.focusTitle() ?? false } }
    }
}
