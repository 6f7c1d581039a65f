public import Foundation

/// The settings in one JSON file that a person can read and edit.
///
/// Keys that this version does not know are preserved, also within known objects.
public struct SettingsFile: SettingsStore {
    /// The schema version, increased if an older program would misread the file.
    static let schema = 1
    /// The largest accepted file, in bytes.
    static let sizeLimit = 1_000_000

    private let file: URL
    private let now: @Sendable () -> Date

    /// - Parameters:
    ///   - file: An absolute path, `DataFolders.settingsFile`.
    ///   - now: Returns the current time, for the name of a file that is set aside.
    public init(_ file: URL, now: @escaping @Sendable () -> Date = { Date() }) {
        self.file = file
        self.now = now
    }

    /// Reads the settings, or the defaults if there is no file.
    ///
    /// A file that is no JSON object or over 1 MB is set aside, and nobody is asked by the one in its place, as the user may
    /// have wanted that.
    ///
    /// - Throws: `unreadable`, `busy`, `readOnly` or `other` if the file cannot be read or set aside.
    public func load() throws(StoreError) -> LoadedSettings {
        if let loaded = try readable() { return loaded }
        let lock = try FolderLock(file.deletingLastPathComponent())
        defer { withExtendedLifetime(lock) {} }
        // Another program may have repaired it meanwhile.
        if let loaded = try readable() { return loaded }
        let data = try Self.data(of: .silent, on: nil, since: Settings())
        let aside = try replaceDamaged(by: data)
        return LoadedSettings(settings: .silent, setAside: aside)
    }

    /// Returns the content of the file, and the defaults if there is none; nil if it is damaged.
    private func readable() throws(StoreError) -> LoadedSettings? {
        guard let data = try read() else { return LoadedSettings(settings: Settings()) }
        return Self.object(data).map { LoadedSettings(settings: Settings($0), problems: SettingsProblem.all(in: $0)) }
    }

    /// Whether there may be such a file, also where it cannot be read; false where there cannot be its folder.
    public var mayExist: Bool { access(file.path, F_OK) == 0 || ![ENOENT, ENOTDIR].contains(errno) }

    /// Returns the settings as far as they can be read, and the defaults otherwise; nothing is changed or set aside.
    public func glance() -> Settings {
        ((try? present()) ?? nil) ?? Settings()
    }

    /// Returns the settings in the file; nil if there is none.
    ///
    /// - Throws: `damaged` if the file is no JSON object or over 1 MB, which is left as it is; `unreadable`, `busy` or
    ///   `other`.
    public func present() throws(StoreError) -> Settings? {
        guard let data = try read() else { return nil }
        guard let json = Self.object(data) else { throw .damaged }
        return Settings(json)
    }

    /// Merges the changes into the present content of the file, creating its folder if necessary.
    ///
    /// Where the file is gone or damaged, all settings are saved, whatever `last` is.
    ///
    /// - Parameter last: What was saved or read last; nil to save all settings.
    /// - Returns: The new address of a damaged file; nil if there was none.
    /// - Throws: `tooNew` for a file of a newer version, `readOnly`, `diskFull` or `other`, with the file left
    ///   unchanged.
    @discardableResult
    public func save(_ settings: Settings, since last: Settings? = nil) throws(StoreError) -> URL? {
        try AtomicFile.makeFolder(of: file)
        let lock = try FolderLock(file.deletingLastPathComponent())
        defer { withExtendedLifetime(lock) {} }
        let present = try read()
        let content = present.flatMap(Self.object)
        if let version = content?["schema"]?.integer, version > Self.schema { throw .tooNew }
        let data = try Self.data(of: settings, on: content, since: content == nil ? nil : last)
        guard present != nil, content == nil else {
            try AtomicFile.write(data, to: file)
            return nil
        }
        return try replaceDamaged(by: data)
    }

    /// Writes a file beside the settings and deletes it again.
    ///
    /// - Throws: `readOnly`, `diskFull` or `other` if settings could not be saved now.
    public func checkWriting() throws(StoreError) {
        try AtomicFile.makeFolder(of: file)
        try AtomicFile.checkWriting(beside: file)
    }

    /// Returns the content of the file; nil if there is none, and empty, thus no JSON, if it is too large.
    private func read() throws(StoreError) -> Data? {
        switch try BoundedFile.read(file, limit: Self.sizeLimit) {
        case .missing: nil
        case .tooLarge, .silent: Data()
        case .bytes(let data): data
        }
    }

    /// Sets the damaged file aside and writes the data in its place, and returns the new address of the damaged one.
    private func replaceDamaged(by data: Data) throws(StoreError) -> URL {
        // Where nothing can be written, the damaged file stays where somebody will look for it.
        try AtomicFile.checkWriting(beside: file)
        let aside = try setAside()
        try AtomicFile.write(data, to: file)
        return aside
    }

    private func setAside() throws(StoreError) -> URL {
        do { return try DamagedFile(file: file).setAside(at: now()) } catch { throw StoreError(error) }
    }

    private static func data(
        of settings: Settings, on content: JSONValue?, since last: Settings?
    ) throws(StoreError) -> Data {
        var new = settings.overlaid(on: content ?? .object([:]), since: last).object ?? [:]
        new["schema"] = .integer(Int64(schema))
        do { return try JSONValue.object(new).data } catch { throw StoreError(error) }
    }

    private static func object(_ data: Data) -> JSONValue? {
        JSONValue(data).flatMap { $0.object == nil ? nil : $0 }
    }
}

extension Settings {
    /// The defaults without any request, in place of settings that cannot be read.
    public static var silent: Settings {
        var settings = Settings()
        settings.staysOffline = true
        return settings
    }
}
