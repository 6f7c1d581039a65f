public import Gazetteer
public import WeatherServices
public import WeatherStore

extension StoreError {
    /// The message that explains why places could not be saved, with a remedy.
    public var message: String {
        switch self {
        case .diskFull: tr("The disk is full. Free up some space and try again.")
        case .readOnly:
            tr("Writing to the folder of your saved places is not permitted. Check its permissions.")
        case .readOnlyDisk: tr("The disk with your saved places can only be read, so nothing can be saved on it.")
        case .unreadable: tr("Reading this file is not permitted. Check its permissions.")
        case .busy: tr("Another program is using your saved places. Try again in a moment.")
        case .changedMeanwhile: tr("Another program has changed it meanwhile.")
        case .damaged:
            tr("The file with your saved places is damaged. Restart Fairweather to recover what can be read.")
        case .tooNew:
            tr("Your saved places are from a newer version of Fairweather. Update Fairweather to change them.")
        case .gone: tr("Another program has removed this place.")
        case .other(let reason): tr("Your saved places could not be read or saved ({reason}).", ["reason": reason])
        }
    }

    /// The message that explains why settings could not be saved, with a remedy.
    public var settingsMessage: String {
        switch self {
        case .readOnly:
            tr("Writing the settings file is not permitted. Check its permissions and those of its folder.")
        case .readOnlyDisk: tr("The disk with the settings file can only be read.")
        case .unreadable: tr("Reading the settings file is not permitted. Check its permissions.")
        case .busy: tr("Another program is using the settings. Try again in a moment.")
        case .damaged: tr("The settings file is damaged.")
        case .tooNew: tr("The settings are from a newer version of Fairweather. Update Fairweather to change them.")
        case .other(let reason): tr("The settings could not be read or saved ({reason}).", ["reason": reason])
        case .diskFull, .gone, .changedMeanwhile: message
        }
    }

    /// The message that explains why the program could not be set to start at log-in, or no longer to, with a remedy.
    public var autostartMessage: String {
        switch self {
        case .readOnly:
            tr("Writing to your desktop’s folder of programs to start is not permitted. Check its permissions.")
        case .readOnlyDisk: tr("The disk with your desktop’s folder of programs to start can only be read.")
        case .diskFull, .unreadable, .busy, .changedMeanwhile, .damaged, .tooNew, .gone, .other:
            ExchangeError.file(self).message
        }
    }
}

extension ExchangeError {
    /// The message that explains why the file was not written or imported; nothing was changed.
    public var message: String {
        switch self {
        case .file(.diskFull): tr("The disk is full. Free up some space and try again.")
        case .file(.readOnly): tr("Writing to this file or folder is not permitted. Choose another one.")
        case .file(.readOnlyDisk): tr("This disk can only be read. Choose another one.")
        case .file(.unreadable): tr("Reading this file is not permitted. Check its permissions.")
        case .missing: tr("The file does not exist.")
        case .file(.other(let reason)): tr("The file could not be used ({reason}).", ["reason": reason])
        case .file(let error): error.message
        case .foreign: tr("This file was not exported by Fairweather, or it is damaged. Nothing was changed.")
        case .newer: tr("This file is from a newer version of Fairweather. Update Fairweather to import it.")
        case .silent: tr("This file is a pipe, and nothing is being written to it. Nothing was changed.")
        case .tooLarge: tr("This file is too large to be an export of Fairweather. Nothing was changed.")
        }
    }
}

extension KeyStoreError {
    /// Returns the message that explains the error and a remedy, such as the source's environment variable.
    public func message(for source: KeyedSource) -> String {
        let values = ["source": source.name, "variable": source.environmentVariable]
        return switch self {
        case .unavailable:
            tr(
                "No keyring is running for the {source} key. Start one, or set the variable {variable}.",
                values)
        case .locked: tr("Your keyring is locked. Unlock it, or set the variable {variable}.", values)
        case .timedOut: tr("Your keyring did not answer. Try again later, or set the variable {variable}.", values)
        case .refused(let reason): tr("Your keyring reported an error: {reason}", ["reason": reason])
        case .emptyKey: tr("The key is empty. Copy it from your {source} account.", values)
        case .cancelled: tr("The request was cancelled.")
        }
    }
}

extension PlaceIndexError {
    /// The message that names the file, the error and a remedy.
    public var message: String {
        switch self {
        case .missing(let file): tr("The place index {file} is missing or cannot be read.", ["file": file])
        case .empty(let file): tr("The place index {file} is empty. Reinstall Fairweather.", ["file": file])
        case .foreign(let file): tr("The file {file} is not a place index.", ["file": file])
        case .truncated(let file):
            tr("The place index {file} is incomplete. Reinstall Fairweather.", ["file": file])
        case .damaged(let file): tr("The place index {file} is damaged. Reinstall Fairweather.", ["file": file])
        case .tooNew(let file):
            tr("The place index {file} is for a newer version of Fairweather. Update Fairweather.", ["file": file])
        }
    }
}
