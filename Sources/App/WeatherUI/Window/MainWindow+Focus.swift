internal import Gtk
internal import Presentation

/// Where the keyboard goes as one page takes the place of another.
extension MainWindow {
    /// Shows the page of a place that was picked, with the focus on what it says first.
    func showPicked() {
        showContent()
        Task { [weak self] in
            // Map and quantity follow the place, or give way to its page, which is shown in the loop's next turn.
            self?.followPlace()
            Task { [weak self] in self?.focusPage() }
        }
    }

    /// Moves the focus to what the visible page says first.
    func focusPage() {
        if model.rainMap != nil {
            rainMap?.focus()
        } else if model.quantity != nil {
            quantityPage?.focus()
        } else if model.goodTimes != nil {
            goodTimesPage?.focus()
        } else if model.comparison != nil {
            comparisonPage?.focus()
        } else if model.trips?.page != nil {
            tripPage?.focus()
        } else {
            page.focusWeather()
        }
    }

    /// Shows a page that was opened from that of the place, with the focus on what it says first.
    func showDrilled(_ root: Widget, focus: () -> Void) {
        titleRow.lie(on: .flat)
        header.showGround(nil)
        guard !content.isShowing(root) else { return }
        if content.isShowing(page.root) { page.leave() }
        content.show(root)
        split.showsSecond = true
        focus()
        window.tellFocus()
    }

    /// Shows the page of the place in place of the one that was opened from it, or from that of another place.
    func showPage() {
        let drilled = [quantityPage?.root, rainMap?.root, goodTimesPage?.root, comparisonPage?.root, tripPage?.root]
        let left = drilled.compactMap { $0 }.first { content.isShowing($0) }
        let hadFocus = left?.containsFocus ?? false
        let wasWelcomed = welcome.map { content.isShowing($0.root) && $0.root.containsFocus } ?? false
        content.show(page.root)
        if left != nil, left === goodTimesPage?.root {
            returnFromGoodTimes()
        } else if left != nil, left === comparisonPage?.root {
            returnFromComparison()
        } else if left != nil, left === tripPage?.root {
            // Who chose the place in the list stays there.
            if holdsPlaces { return }
            if model.leadsBackToTrip || placeBeforeTrip == model.locations.selectedID {
                returnFromTrip()
            } else if hadFocus {
                Task { [weak page] in page?.focusWeather() }
            }
        } else if left != nil, drilledPlace == model.locations.selectedID {
            if left === rainMap?.root { returnToPage() } else { returnFromQuantity() }
        } else if hadFocus || wasWelcomed {
            Task { [weak page] in page?.focusWeather() }
        }
    }

    /// Whether the places have the whole of a narrow window, with a page behind them.
    var hidesPage: Bool { split.isNarrow && !split.showsSecond && model.page != nil }

    /// Leads from the places of a narrow window to the page again; returns false where they do not hide it.
    func returnFromPlaces() -> Bool {
        guard hidesPage else { return false }
        showContent()
        focusPage()
        return true
    }
}
