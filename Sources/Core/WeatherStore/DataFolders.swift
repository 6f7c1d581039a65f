public import Foundation

/// The folders of the program's files, by the XDG Base Directory Specification 0.8.
public struct DataFolders: Sendable, Hashable {
    /// `$XDG_DATA_HOME/fairweather`, by default below `~/.local/share`.
    public let data: URL
    /// `$XDG_CONFIG_HOME/fairweather`, by default below `~/.config`.
    public let configuration: URL
    /// `$XDG_STATE_HOME/fairweather`, by default below `~/.local/state`, or `data` without a home.
    public let state: URL

    /// Reads the variables; those that are empty or hold a relative path count as not set.
    ///
    /// - Throws: `StoreError.other` if neither the variables nor the password database contain a home directory, and for a
    ///   path that is not UTF-8, as another folder would be taken for it.
    public init(environment: [String: String]) throws(StoreError) {
        try self.init(environment: environment, recordedHome: Self.homeInPasswordDatabase)
    }

    init(environment: [String: String], recordedHome: () -> String?) throws(StoreError) {
        func folder(_ variable: String, default path: String) throws(StoreError) -> URL {
            if let base = try Self.absolute(environment[variable], of: variable) {
                return base.appending(path: "fairweather")
            }
            let set = try Self.absolute(environment["HOME"], of: "HOME")
            let found: URL? = if let set { set } else { try Self.absolute(recordedHome(), of: "HOME") }
            guard let home = found else {
                throw StoreError.other("HOME is not set")
            }
            return home.appending(path: path).appending(path: "fairweather")
        }
        data = try folder("XDG_DATA_HOME", default: ".local/share")
        configuration = try folder("XDG_CONFIG_HOME", default: ".config")
        state = (try? folder("XDG_STATE_HOME", default: ".local/state")) ?? data
    }

    /// The database of the user's places and their forecasts.
    public var databaseFile: URL { data.appending(path: Self.databaseName) }

    /// The database of the sample mode, separate from the user's own.
    public var sampleDatabaseFile: URL { data.appending(path: "sample.sqlite") }

    /// The file with the pauses and failures of the sources.
    public var sourceHealthFile: URL { data.appending(path: "sources.json") }

    /// The file of what is remembered of the user's rules.
    public var ruleMemoryFile: URL { data.appending(path: "rules.json") }

    /// The file of what was put into calendar files.
    public var calendarMemoryFile: URL { data.appending(path: "calendar.json") }

    /// The database of the requests of the last days.
    public var requestLedgerFile: URL { data.appending(path: "requests.sqlite") }

    /// The database of the weather of earlier years.
    public var pastYearsFile: URL { data.appending(path: Self.pastYearsName) }

    private static let (databaseName, pastYearsName) = ("fairweather.sqlite", "years.sqlite")

    /// Returns the database of the weather of earlier years at the places of a database; nil for any but the user's own, which
    /// has none.
    static func pastYearsFile(of database: URL) -> URL? {
        guard database.lastPathComponent == databaseName else { return nil }
        return database.deletingLastPathComponent().appending(path: pastYearsName)
    }

    /// The database of the documents of warnings that were read lately.
    public var alertDocumentsFile: URL { data.appending(path: "warnings.sqlite") }

    /// The file with the user's settings.
    public var settingsFile: URL { configuration.appending(path: "settings.json") }

    /// The file with the size of the window.
    public var windowStateFile: URL { state.appending(path: "window.json") }

    /// The desktop's folder of what is started with the user's session, which other programs write into, too.
    public var autostart: URL { configuration.deletingLastPathComponent().appending(path: "autostart") }

    /// Makes the folders and all files in them readable by their owner only, and removes what killed processes left
    /// half written.
    public func makePrivate() {
        for folder in Set([data, configuration, state]) {
            UnfinishedFile.removeAbandoned(in: folder)
            PrivateFile.tighten(folder)
        }
    }

    private static func absolute(_ path: String?, of variable: String) throws(StoreError) -> URL? {
        guard let path, path.hasPrefix("/") else { return nil }
        // This is what Foundation reads bytes as that are no UTF-8.
        guard !path.unicodeScalars.contains("\u{FFFD}") else { throw .other("\(variable) is not UTF-8") }
        return URL(filePath: path, directoryHint: .isDirectory)
    }

    private static func homeInPasswordDatabase() -> String? {
        var entry = passwd()
        var found: UnsafeMutablePointer<passwd>?
        // An entry is a line of text; 16 KB is the initial size in glibc's own tools.
        return withUnsafeTemporaryAllocation(of: CChar.self, capacity: 16_384) { buffer in
            guard let start = buffer.baseAddress, getpwuid_r(getuid(), &entry, start, buffer.count, &found) == 0,
                found != nil, let home = entry.pw_dir
            else { return nil }
            return String(cString: home)
        }
    }
}
