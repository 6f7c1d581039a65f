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
        case .damaged:
            tr("The file with your saved places is damaged. Restart Fairweather to recover what can be read.")
        case .tooNew:
            tr("Your saved places are from a newer version of Fairweather. Update Fairweather to change them.")
        case .gone: tr("Another program has removed this place.")
        case .other(let reason): tr("The database reported an error: {reason}", ["reason": reason])
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
        case .other(let reason): tr("The system reported an error: {reason}", ["reason": reason])
        case .diskFull, .gone: message
        }
    }
}
