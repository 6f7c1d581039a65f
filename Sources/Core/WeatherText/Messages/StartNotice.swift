public import Gazetteer
public import WeatherStore

/// What is said at the start when a file of the program or of the user was not as it should be.
public enum StartNotice {
    /// The damaged database was kept under a new name, and a new one was begun.
    ///
    /// - Parameters:
    ///   - fileName: The new name, without its folder.
    ///   - rescued: How many places could be read out of it.
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

    /// The damaged settings were kept under a new name, and everything is as before any choice.
    public static func settingsSetAside(as fileName: String) -> Banner {
        Banner(
            text: tr(
                "The file of the settings was damaged, so every setting is as at the start. It is kept as {file}.",
                ["file": fileName]))
    }

    /// The settings exist and could not be read, so none is written over them.
    public static func cannotReadSettings(_ error: StoreError) -> Banner {
        Banner(
            text: tr(
                "The settings could not be read, so changes to them will not be saved. {reason}",
                ["reason": error.settingsMessage]))
    }

    /// Places can only be found over the network.
    public static func noIndex(_ error: PlaceIndexError) -> Banner {
        Banner(text: tr("Places are searched for online only. {reason}", ["reason": error.message]))
    }

    /// Another program holds the folder, so what is there can be looked at and nothing more.
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
