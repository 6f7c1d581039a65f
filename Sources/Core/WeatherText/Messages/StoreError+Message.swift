public import WeatherStore

extension StoreError {
    /// The message that explains why places could not be saved, with a remedy.
    public var message: String {
        switch self {
        case .diskFull: tr("The disk is full. Free some space and try again.")
        case .readOnly: tr("The folder of the saved places may not be written. Check its permissions.")
        case .unreadable: tr("The file may not be read. Check its permissions.")
        case .busy: tr("Another program is using the saved places. Try again in a moment.")
        case .damaged: tr("The file of the saved places is damaged. Start the program again to have it set aside.")
        case .tooNew: tr("The saved places are from a newer version of this program. Update it to change them.")
        case .other(let reason): tr("The database reported: {reason}", ["reason": reason])
        }
    }

    /// The message that explains why settings could not be saved, with a remedy.
    public var settingsMessage: String {
        switch self {
        case .readOnly: tr("The file of the settings or its folder may not be written. Check its permissions.")
        case .unreadable: tr("The file of the settings may not be read. Check its permissions.")
        case .busy: tr("Another program holds the folder of the settings. Try again in a moment.")
        case .damaged: tr("The file of the settings is damaged.")
        case .tooNew: tr("The settings are from a newer version of this program. Update it to change them.")
        case .other(let reason): tr("The system reported: {reason}", ["reason": reason])
        case .diskFull: message
        }
    }
}
