extension PreferencesViewModel {
    /// The saved places in their order.
    public var placeSwitches: [PlaceSwitchRow] {
        settings.locations.pages.map { page in
            let location = page.place.location
            return PlaceSwitchRow(
                id: page.pageID, title: page.place.name,
                note: location.fullName == page.place.name ? nil : location.fullName, isOn: page.place.showsAlerts)
        }
    }

    /// Shows or hides the warnings of the place.
    public func showAlerts(_ isShown: Bool, for id: String) {
        settings.locations.showAlerts(isShown, for: id)
    }
}
