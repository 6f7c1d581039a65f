public import WeatherStore

extension ExchangeError {
    /// The message that explains why the file was not written or imported; nothing was changed.
    public var message: String {
        switch self {
        case .file(.diskFull): tr("The disk is full. Free up some space and try again.")
        case .file(.readOnly): tr("Writing to this file or folder is not permitted. Choose another one.")
        case .file(.readOnlyDisk): tr("This disk can only be read. Choose another one.")
        case .file(.unreadable): tr("Reading this file is not permitted. Check its permissions.")
        case .missing: tr("The file does not exist.")
        case .file(.other(let reason)): tr("The file could not be used: {reason}", ["reason": reason])
        case .file(let error): error.message
        case .foreign: tr("This file was not exported by Fairweather, or it is damaged. Nothing was changed.")
        case .newer: tr("This file is from a newer version of Fairweather. Update Fairweather to import it.")
        case .silent: tr("This file is a pipe, and nothing is being written to it. Nothing was changed.")
        case .tooLarge: tr("This file is too large to be an export of Fairweather. Nothing was changed.")
        }
    }
}
