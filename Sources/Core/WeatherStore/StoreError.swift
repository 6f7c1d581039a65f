/// Why the place store could not be read or written; each case has a sentence of its own in Presentation.
public enum StoreError: Error, Sendable, Hashable {
    /// The disk or the user's quota is full.
    case diskFull
    /// The folder or the file may not be written.
    case readOnly
    /// The file may not be read.
    case unreadable
    /// Another program holds the database and did not let go in time.
    case busy
    /// The file is damaged or is no database.
    case damaged
    /// The file was written by a newer version of this program.
    case tooNew
    /// Anything else, in SQLite's or the system's own words.
    case other(String)
}
