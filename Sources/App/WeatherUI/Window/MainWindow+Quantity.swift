internal import Gtk
internal import Presentation
internal import WeatherText

/// The way into a quantity's page and back.
extension MainWindow {
    /// Whether a page is shown that was opened from that of the place, to which a click or a key leads back.
    var isDrilledIn: Bool {
        isOnRainMap || model.quantity != nil || model.goodTimes != nil || model.comparison != nil
            || model.trips?.page != nil
    }

    /// Whether a click or a key leads back to another page rather than to the places.
    ///
    /// A trip is a place of its own: from it the way leads to the list.
    var hasWayBack: Bool { isDrilledIn && model.trips?.page == nil || model.leadsBackToTrip }

    /// The line at the top of the page of a quantity, of good times or of a comparison; nil while none is shown.
    var drilledHeading: (PageHeading, Bool)? {
        model.quantity.map { ($0.heading, $0.isLoading) } ?? model.goodTimes.map { ($0.heading, $0.isLoading) }
            ?? model.comparison.map { ($0.heading, $0.isLoading) }
            ?? model.trips?.page.map { ($0.heading, $0.isLoading) }
    }

    /// Shows the page of a quantity in place of that of the place.
    func showQuantity(_ quantity: Model.Quantity) {
        let shown = prepareQuantity()
        leftFor = quantity.quantity
        showDrilled(shown.root, focus: shown.focus)
    }

    /// The parts of a page that was opened from that of the place; nil while none is.
    var drilledSections: [WindowSection]? {
        if model.quantity != nil, let quantityPage { return [WindowSection(quantityPage.root, in: .page)] }
        if model.goodTimes != nil, let goodTimesPage { return [WindowSection(goodTimesPage.root, in: .page)] }
        if model.comparison != nil, let comparisonPage { return [WindowSection(comparisonPage.root, in: .page)] }
        if model.trips?.page != nil, let tripPage { return [WindowSection(tripPage.root, in: .page)] }
        return isOnRainMap ? rainMap.map { [WindowSection($0.root, in: .page)] } : nil
    }

    /// Shows map, quantity or good times of a place that was chosen meanwhile.
    func followPlace() {
        model.followRainMap()
        model.followQuantity()
        model.followGoodTimes()
        model.followComparison()
        model.followTrip()
    }

    /// Keeps what has the focus from under the row at the top.
    func uncoverFocus() {
        page.uncoverFocus()
        quantityPage?.uncoverFocus(below: titleRow.root.height)
        goodTimesPage?.uncoverFocus(below: titleRow.root.height)
        comparisonPage?.uncoverFocus(below: titleRow.root.height)
        tripPage?.uncoverFocus(below: titleRow.root.height)
        rainMap?.uncoverFocus(below: titleRow.root.height)
    }

    /// The page of quantities, made when it is first needed.
    func prepareQuantity() -> QuantityPage<Model.Quantity> {
        if let quantityPage { return quantityPage }
        let announcer = announcer
        let made = QuantityPage<Model.Quantity>(
            model: { [weak model] in model?.quantity }, window: { [weak window] in window },
            titleHeight: { [weak titleRow] in titleRow?.root.request(.vertical, for: $0).natural ?? 0 },
            tryAgain: { [weak model] in model?.tryAgain() }, announce: { announcer.say($0) })
        quantityPage = made
        content.add(made.root)
        return made
    }

    /// Does what a key means on the page of a quantity or of good times; returns false where it means nothing.
    ///
    /// It leads back from the places, too: what is open there takes it before, and so does a chart with the focus of which a
    /// point is read. Elsewhere nobody hears that the reading ends, which is no reason to stay.
    func pressOnQuantity(_ key: Key) -> Bool {
        guard case .escape = key, !hidesPage else { return false }
        if model.goodTimes != nil {
            _ = goodTimesPage?.endReading()
            model.closeGoodTimes()
            return true
        }
        guard model.quantity != nil, let quantityPage else { return false }
        _ = quantityPage.endReading()
        model.closeQuantity()
        return true
    }

    /// Shows the page where it was left, with the focus on what led away from it.
    func returnFromQuantity() {
        let entry = leftFor
        Task { [weak page] in page?.returnFocus { page?.focusEntry(of: entry) ?? false } }
    }
}
