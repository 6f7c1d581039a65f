internal import Gtk
internal import Presentation

/// The way into the page of good times and back.
extension MainWindow {
    /// Shows the page of good times in place of that of the place.
    func showGoodTimes() {
        let (shown, id) = (prepareGoodTimes(), model.goodTimes?.activity?.pageID)
        // The page of an activity takes the place of the others, with the focus.
        if content.isShowing(shown.root), id != shownPart { window.tellFocus() }
        shownPart = id
        showDrilled(shown.root, focus: shown.focus)
    }

    /// The page of good times, made when it is first needed.
    func prepareGoodTimes() -> GoodTimesPage<Model.GoodTimes> {
        if let goodTimesPage { return goodTimesPage }
        let announcer = announcer
        let made = GoodTimesPage<Model.GoodTimes>(
            model: { [weak model] in model?.goodTimes }, over: window, dialogs: dialogs,
            titleHeight: { [weak titleRow] in titleRow?.root.request(.vertical, for: $0).natural ?? 0 },
            announce: { announcer.say($0) })
        goodTimesPage = made
        content.add(made.root)
        return made
    }

    /// Shows the page where it was left, with the focus on what led away from it.
    func returnFromGoodTimes() {
        Task { [weak page] in page?.returnFocus { page?.goodTimes.focusEntry() ?? false } }
    }
}
