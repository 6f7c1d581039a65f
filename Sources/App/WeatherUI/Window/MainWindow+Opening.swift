internal import Gtk

/// How the window comes on screen: what is in view at once, the rest in the loop's idle time.
extension MainWindow {
    /// Shows or raises the window with the focus on the places, or on the search field if there are none.
    public func present() {
        window.present()
        // A list out of sight would take keys for places that nobody sees.
        if showsPageAlone { page.focusWeather() } else { sidebar.focusPlaces() }
        guard !isComplete, steps == nil else { return }
        let steps = IdleSteps(page.stages + sidebarStages + [{ [weak self] in self?.complete() }])
        self.steps = steps
        window.afterPaint(count: 1) { [weak steps] in steps?.start() }
        // A window that is out of sight may not be painted for long.
        slowStart = Timeout(milliseconds: 2000) { [weak steps] in steps?.start() }
    }

    /// Calls the handler once, when the first frame has been painted and all that was left out of it is there.
    public func whenComplete(_ handler: @escaping @MainActor () -> Void) {
        if isComplete { handler() } else { completed = handler }
    }

    private func complete() {
        (slowStart, steps, isComplete) = (nil, nil, true)
        completed?()
        completed = nil
    }

    /// GTK makes the widgets of 200 rows around those in view, and takes no time for the others.
    private var sidebarStages: [@MainActor () -> Void] {
        var stages: [@MainActor () -> Void] = []
        for limit in stride(from: sidebar.limit + 8, to: min(model.locations.placeIDs.count, 208), by: 8) {
            stages.append { [weak self] in self?.sidebar.limit = limit }
        }
        stages.append { [weak self] in self?.sidebar.limit = .max }
        stages.append { [weak self] in self?.sidebar.prepareMatches() }
        return stages
    }
}
