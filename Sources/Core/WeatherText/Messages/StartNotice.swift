public import Gazetteer
public import WeatherStore

/// The messages at the start about files that could not be used as they are.
public enum StartNotice {
    /// Returns the message that a damaged database was renamed and replaced by a new one.
    ///
    /// - Parameters:
    ///   - fileName: The new name, without its folder.
    ///   - rescued: The number of places that were recovered.
    public static func setAside(as fileName: String, rescued: Int) -> Banner {
        guard rescued > 0 else {
            return Banner(
                text: tr(
                    "The file of the saved places was damaged and no place could be read from it. It is kept as {file}.",
                    ["file": fileName]))
        }
        return Banner(
            text: tr(
                one: "The file of the saved places was damaged; {count} place was rescued. It is kept as {file}.",
                other: "The file of the saved places was damaged; {count} places were rescued. It is kept as {file}.",
                count: rescued, ["file": fileName]))
    }

    /// Returns the message that damaged settings were renamed and replaced by the defaults.
    public static func settingsSetAside(as fileName: String) -> Banner {
        Banner(
            text: tr(
                "The file of the settings was damaged, so every setting is as at the start. It is kept as {file}.",
                ["file": fileName]))
    }

    /// Returns the message that the settings could not be read and will not be saved.
    public static func cannotReadSettings(_ error: StoreError) -> Banner {
        Banner(
            text: tr(
                "The settings could not be read, so changes to them will not be saved. {reason}",
                ["reason": error.settingsMessage]))
    }

    /// Returns the message that there is no index of places, so that they can only be searched for online.
    public static func noIndex(_ error: PlaceIndexError) -> Banner {
        Banner(text: tr("Places are searched for online only. {reason}", ["reason": error.message]))
    }

    /// The message that another program has locked the database, which is opened read-only.
    public static var isHeld: Banner {
        Banner(
            text: tr(
                "Another program holds the folder of the saved places. Until it lets go, changes will not be saved."
            ))
    }

    /// Another program held the folder and does no more.
    public static var isHeldNoMore: Banner {
        Banner(text: tr("Changes to the saved places will be saved again."), style: .info)
    }

    /// The database could not be opened, so what is added or changed is gone when the program ends.
    public static func cannotOpen(_ error: StoreError) -> Banner {
        let text =
            switch error {
            case .diskFull: tr("The disk is full, so changes will not be saved. Free some space and start again.")
            case .readOnly: tr("The folder of the saved places may not be written, so changes will not be saved.")
            case .unreadable: tr("The file of the saved places may not be read, so changes will not be saved.")
            case .busy:
                tr("Another program is using the saved places, so changes will not be saved. Close it and start again.")
            case .damaged: tr("The file of the saved places is damaged, so changes will not be saved.")
            case .tooNew:
                tr(
                    "The saved places are from a newer version of this program, so changes will not be saved. Update it."
                )
            case .other(let reason):
                tr(
                    "The saved places could not be opened, so changes will not be saved: {reason}",
                    ["reason": reason])
            }
        return Banner(text: text)
    }
}
