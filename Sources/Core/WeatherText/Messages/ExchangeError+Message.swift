public import WeatherStore

extension ExchangeError {
    /// The message that explains why the file was not written or imported; nothing was changed.
    public var message: String {
        switch self {
        case .file(.diskFull): tr("The disk is full. Free some space and try again.")
        case .file(.readOnly): tr("The file or its folder may not be written. Choose another one.")
        case .file(.unreadable): tr("The file may not be read. Check its permissions.")
        case .missing: tr("There is no such file.")
        case .file(.other(let reason)): tr("The file could not be used: {reason}", ["reason": reason])
        case .file(let error): error.message
        case .foreign: tr("The file was not written by Fairweather, or is damaged. Nothing was changed.")
        case .newer: tr("The file is from a newer version of this program. Update it to take the file over.")
        case .silent: tr("The file is a pipe, and nobody writes into it. Nothing was changed.")
        case .tooLarge: tr("The file is larger than any this program writes. Nothing was changed.")
        }
    }
}
