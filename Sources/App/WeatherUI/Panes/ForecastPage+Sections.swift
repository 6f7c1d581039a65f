internal import Gtk
internal import Presentation
internal import WeatherText

extension ForecastPage {
    /// The sections from top to bottom.
    var sections: [WindowSection] {
        // Before the words, as the warnings lie in the same part of the page.
        let warnings = WindowSection(notes.alerts.root, in: .page)
        let words = WindowSection(hero.root, in: .page) { [weak hero] in hero?.focusWords() ?? false }
        let middle = body.shown.map { part in
            part === hours.root
                ? WindowSection(part, in: .page) { [weak hours] in hours?.grabFocus() ?? false }
                : WindowSection(part, in: .page)
        }
        return [warnings, words] + middle + [WindowSection(footer.root, in: .page)]
    }

    /// Moves the focus to what leads to the page of a quantity; returns false where nothing does.
    func focusEntry(of quantity: PageQuantity?) -> Bool {
        guard let quantity else { return false }
        if hours.title.link.quantity == quantity, hours.title.link.grabFocus() { return true }
        return details.focusCard(of: quantity) || sideDetails.focusCard(of: quantity)
    }

    /// The parts of a section, from top to bottom.
    func parts(of section: PageSection) -> [PageBody.Part] {
        switch section {
        case .rain: [PageBody.Part(widget: rain.root, isSecond: false)]
        case .hours: [PageBody.Part(widget: hours.root, isSecond: false)]
        case .days: [PageBody.Part(widget: days.root, isSecond: true)]
        case .goodTimes: [PageBody.Part(widget: goodTimes.root, isSecond: false)]
        case .details:
            [
                PageBody.Part(widget: details.root, isSecond: false),
                // Without weather nothing is beside them.
                PageBody.Part(widget: sideDetails.root, isSecond: hasWeather),
            ]
        }
    }

    /// The words in the top row; the sky keeps their room free.
    var titleWords: TitleWords {
        get { hero.titleWords }
        set { hero.titleWords = newValue }
    }

    /// Returns the height of the top row in a window of that width.
    var titleHeight: @MainActor (_ width: Int) -> Int {
        get { hero.titleHeight }
        set { hero.titleHeight = newValue }
    }
}
