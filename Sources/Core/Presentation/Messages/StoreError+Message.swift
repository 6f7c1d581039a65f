public import WeatherStore

extension StoreError {
    /// Why nothing could be saved, and what can be done about it.
    public var message: String {
        switch self {
        case .diskFull: tr("The disk is full. Free some space and try again.")
        case .readOnly: tr("The folder of the saved places may not be written. Check its permissions.")
        case .busy: tr("Another program is using the saved places. Try again in a moment.")
        case .damaged: tr("The file of the saved places is damaged. Start the program again to have it set aside.")
        case .tooNew: tr("The saved places are from a newer version of this program. Update it to change them.")
        case .other(let reason): tr("The database reported: {reason}", ["reason": reason])
        }
    }
}
