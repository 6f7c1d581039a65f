/// The reasons why the store could not be read or written; WeatherText has a message for each.
public enum StoreError: Error, Sendable, Hashable {
    /// The disk is full or the user's quota is exceeded.
    case diskFull
    /// The folder or the file is not writable.
    case readOnly
    /// The disk can only be read, whatever the permissions.
    case readOnlyDisk
    /// The file is not readable.
    case unreadable
    /// Another program did not release the database in time.
    case busy
    /// Another program has changed meanwhile what was to be changed.
    case changedMeanwhile
    /// The file is damaged or no database.
    case damaged
    /// The file was written by a newer version of this program.
    case tooNew
    /// The place is not saved, or not any more.
    case gone
    /// Any other error, with its number, such as "SQLite 266" or "errno 5", or what is wrong with the environment.
    case other(String)
}
