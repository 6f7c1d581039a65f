public import Gazetteer
public import WeatherServices
public import WeatherStore

/// The messages, most of them at the start, about files that could not be used as they are.
public enum StartNotice {
    /// Returns the message that a damaged database was renamed and replaced by a new one.
    ///
    /// - Parameters:
    ///   - fileName: The new name, without its folder.
    ///   - rescued: The number of places that were recovered.
    ///   - isWhole: Whether all places and trips in it could be read; else it is said that some may be missing.
    public static func setAside(as fileName: String, rescued: Int, isWhole: Bool) -> Banner {
        let text =
            rescued > 0
            ? tr(
                one:
                    "The file with your places was damaged; {count} place was recovered. The damaged file is now {file}.",
                other:
                    "The file with your places was damaged; {count} places were recovered. The damaged file is now {file}.",
                count: rescued, ["file": fileName])
            : tr(
                "The file with your places was damaged and no place could be recovered. The damaged file is now {file}.",
                ["file": fileName])
        let loss =
            isWhole
            ? nil
            : tr(
                "Some of the damaged file could not be read: places, trips, earlier warnings or other things may be missing."
            )
        return Banner(text: PhraseList.sentences([text, loss]) ?? text)
    }

    /// Returns the message that damaged settings were renamed and replaced by the defaults without any request.
    public static func settingsSetAside(as fileName: String) -> Banner {
        Banner(
            text: tr(
                "The settings file was damaged, so all settings are back to their defaults. Nothing is asked until you go online. The damaged file is now {file}.",
                ["file": fileName]))
    }

    /// Returns one of these two messages.
    public static func setAside(_ record: SetAsideRecord) -> Banner {
        switch record.content {
        case .settings: settingsSetAside(as: record.fileName)
        case .places(let recovered, let isWhole):
            setAside(as: record.fileName, rescued: recovered, isWhole: isWhole)
        }
    }

    /// Returns the sentence that a damaged file is kept.
    ///
    /// - Parameter age: How long ago it was set aside, such as "on 20 Nov".
    public static func kept(_ fileName: String, age: String) -> String {
        tr("A damaged file was set aside {age}; it is now {file}.", ["age": age, "file": fileName])
    }

    /// Returns how requests begin again where there is no window.
    ///
    /// - Parameter file: The path of the settings.
    public static func goingOnline(by file: String) -> String {
        tr("To go online, set “offline” to false in {file}.", ["file": file])
    }

    /// Returns the message that damaged files beside the places were renamed and begun anew, a sentence or two for each; nil
    /// without one.
    ///
    /// - Parameter fileNames: The new names, such as "rules.json.damaged-2026-11-21T14-05-09Z".
    public static func setAside(_ fileNames: [String]) -> Banner? {
        let sentences = fileNames.map { file in
            let name = file.range(of: ".damaged-").map { String(file[..<$0.lowerBound]) } ?? file
            return tr(
                "The file {name} was damaged, so it was begun anew. The damaged file is now {file}.",
                ["name": name, "file": file])
        }
        return PhraseList.sentences(sentences).map { Banner(text: $0) }
    }

    /// Returns the message that damaged settings were renamed, and replaced by those that the window has.
    public static func settingsReplaced(setAside fileName: String) -> Banner {
        Banner(
            text: tr(
                "The settings file was damaged, so all settings were saved anew. The damaged file is now {file}.",
                ["file": fileName]))
    }

    /// Returns the message that somebody has changed the file of settings, and that it cannot be read.
    public static func cannotFollowSettings(_ error: StoreError) -> Banner {
        Banner(
            text: tr(
                "The change in the settings file cannot be used, so all settings stay as they were. {reason}",
                ["reason": error.settingsMessage]))
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
        Banner(text: tr("Places can only be searched for online. {reason}", ["reason": error.message]))
    }

    /// Returns the message that files of the program itself are missing; nil if none is.
    public static func missing(_ files: [String]) -> Banner? {
        guard !files.isEmpty else { return nil }
        return Banner(
            text: tr(
                "Some of Fairweather’s files are missing: {files}. Reinstall Fairweather.",
                ["files": PhraseList.text(files)]))
    }

    /// Returns what had failed when a report was made that is replayed, and how many of its places could not be read; nil if
    /// nothing had, and all could.
    public static func replayed(
        _ failures: [(source: String, reason: FetchError)], unreadable: Int = 0
    ) -> Banner? {
        let told = failures.map { tr("{source}: {reason}", ["source": $0.source, "reason": $0.reason.brief]) }
        return PhraseList.sentences([
            unreadable == 0
                ? nil
                : tr(
                    one: "{count} entry could not be read and was skipped.",
                    other: "{count} entries could not be read and were skipped.", count: unreadable),
            told.isEmpty ? nil : tr("Failed when the report was made: {failures}", ["failures": told.inOneLine()]),
        ]).map { Banner(text: $0, isList: true) }
    }

    /// The message that another program has locked the database, which is opened read-only.
    public static var isHeld: Banner {
        Banner(
            text: tr(
                "Another program is using your saved places. Until it has finished, changes will not be saved."
            ))
    }

    /// Another program held the folder and does no more.
    public static var isHeldNoMore: Banner {
        Banner(text: tr("Changes to your places are being saved again."), style: .info)
    }

    /// The database could not be opened, so what is added or changed is gone when the program ends.
    public static func cannotOpen(_ error: StoreError) -> Banner {
        let text =
            switch error {
            case .diskFull:
                tr("The disk is full, so changes will not be saved. Free up some space and restart Fairweather.")
            case .readOnly:
                tr(
                    "Writing to the folder of your saved places is not permitted, so changes will not be saved."
                )
            case .readOnlyDisk:
                tr("The disk with your saved places can only be read, so changes will not be saved.")
            case .gone, .changedMeanwhile: error.message
            case .unreadable:
                tr("Reading the file with your saved places is not permitted, so changes will not be saved.")
            case .busy:
                tr(
                    "Another program is using your places, so changes will not be saved. Close it and restart Fairweather."
                )
            case .damaged: tr("The file with your saved places is damaged, so changes will not be saved.")
            case .tooNew:
                tr(
                    "Your saved places are from a newer version, so changes will not be saved. Update Fairweather."
                )
            case .other(let reason):
                tr(
                    "Your saved places could not be opened, so changes will not be saved ({reason}).",
                    ["reason": reason])
            }
        return Banner(text: text)
    }
}
