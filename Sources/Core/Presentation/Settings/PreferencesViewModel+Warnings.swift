extension PreferencesViewModel {
    /// The saved places in their order.
    public var placeSwitches: [PlaceSwitchRow] {
        settings.locations.pages.map { page in
            let location = page.place.location
            return PlaceSwitchRow(
                id: page.pageID, title: page.place.name,
                note: location.fullName == page.place.name ? nil : location.fullName,
                isOn: askedWarnings[page.pageID] ?? page.place.showsAlerts, problem: refusedWarnings[page.pageID])
        }
    }

    /// Shows or hides the warnings of the place.
    public func showAlerts(_ isShown: Bool, for id: String) {
        (askedWarnings[id], refusedWarnings[id]) = (isShown, nil)
        settings.locations.showAlerts(isShown, for: id) { [weak self] problem in
            guard let self else { return }
            (askedWarnings[id], refusedWarnings[id]) = (nil, problem?.text)
        }
    }
}
