public import WeatherModel
import WeatherText

/// The content of the dialog that renames a place, or something else of the user's own.
public struct PlaceRenaming: Sendable, Hashable, Identifiable {
    /// The identifier of the place.
    public let id: String
    /// The title, such as "Rename London".
    public let title: String
    /// The explanation of what an empty name means.
    public let note: String
    /// The present name.
    public let name: String
    /// The official name, shown in the empty field.
    public let officialName: String

    /// The letters that a name may have, as Unicode scalars.
    public let longestName: Int

    /// Returns the sentence about the length of a name; nil for one that is shorter than it may be.
    public func limitText(of name: String) -> String? {
        guard name.unicodeScalars.count >= longestName else { return nil }
        return tr("A name has at most {count} letters.", ["count": Wording.number(longestName)])
    }

    /// Makes the content of the dialog.
    public init(
        id: String, title: String, note: String, name: String, officialName: String, longestName: Int = Bound.placeName
    ) {
        (self.id, self.title, self.note, self.longestName) = (id, title, note, longestName)
        (self.name, self.officialName) = (name, officialName)
    }
}
