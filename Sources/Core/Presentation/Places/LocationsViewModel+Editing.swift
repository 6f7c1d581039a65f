import WeatherModel
import WeatherStore
import WeatherText

extension LocationsViewModel {
    /// Returns all commands, disabled if they would change nothing; empty for an unknown place.
    public func commands(for id: String) -> [PlaceCommand] {
        guard let position = pages.firstIndex(where: { $0.pageID == id }) else { return [] }
        let isHome = pages[position].place.isHome
        return [
            PlaceCommand(.rename, label: tr("Rename…"), keys: tr("F2")),
            PlaceCommand(.home, label: isHome ? tr("No longer my home") : tr("Set as home")),
            PlaceCommand(.moveUp, label: tr("Move up"), keys: tr("Alt+↑"), isEnabled: position > 0),
            PlaceCommand(.moveDown, label: tr("Move down"), keys: tr("Alt+↓"), isEnabled: position < pages.count - 1),
            PlaceCommand(.remove, label: tr("Remove", context: "place"), keys: tr("Delete")),
        ]
    }

    /// Asks for a new name of the place; does nothing for an unknown one.
    public func beginRenaming(_ id: String) {
        guard let page = pages.first(where: { $0.pageID == id }) else { return }
        let place = page.place
        let official = place.location.localized.name
        renaming = PlaceRenaming(
            id: id, title: tr("Rename {place}", ["place": page.distinctName]),
            note: tr("Leave it empty to use the official name: {name}.", ["name": official]),
            name: place.localName, officialName: official)
    }

    /// Ends the question for a name, answered or not.
    public func endRenaming() {
        renaming = nil
    }

    /// Moves the place before or after another one.
    public func move(_ id: String, beside other: String, below: Bool) {
        guard let from = pages.firstIndex(where: { $0.pageID == id }),
            let beside = pages.firstIndex(where: { $0.pageID == other })
        else { return }
        let gap = below ? beside + 1 : beside
        // The position is counted after the place has been removed.
        move(id, by: (gap > from ? gap - 1 : gap) - from)
    }
}
