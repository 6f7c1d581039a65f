import WeatherText

extension TripPageModel {
    /// What the dialog for another name of the trip says.
    public var renaming: PlaceRenaming {
        let (name, shown) = (content.name, heading.place)
        return PlaceRenaming(
            id: pageID, title: tr("Rename {place}", ["place": shown]),
            note: tr("Leave it empty to name the trip after its places."), name: name,
            officialName: name.isEmpty ? shown : "")
    }
}
