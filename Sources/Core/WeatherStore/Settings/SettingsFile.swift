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

    /// Reads the settings, or the defaults if there is no file; a file that is no JSON object or over 1 MB is set
    /// aside.
    ///
    /// - Throws: `unreadable`, `busy`, `readOnly` or `other` if the file cannot be read or set aside.
    public func load() throws(StoreError) -> LoadedSettings {
        guard let data = try read() else { return LoadedSettings(settings: Settings()) }
        if let json = Self.object(data) {
            return LoadedSettings(settings: Settings(json), problems: SettingsProblem.all(in: json))
        }
        return LoadedSettings(settings: Settings(), setAside: try setAsideDamaged())
    }

    /// Returns the settings as far as they can be read, and the defaults otherwise; nothing is changed or set aside.
    public func glance() -> Settings {
        ((try? read()) ?? nil).flatMap(Self.object).map(Settings.init) ?? Settings()
    }

    /// Merges the changes into the present content of the file, creating its folder if necessary.
    ///
    /// - Throws: `tooNew` for a file of a newer version, `readOnly`, `diskFull` or `other`, with the file left
    ///   unchanged.
    public func save(_ settings: Settings) throws(StoreError) {
        try AtomicFile.makeFolder(of: file)
        let lock = try FolderLock(file.deletingLastPathComponent())
        defer { withExtendedLifetime(lock) {} }
        var old = JSONValue.object([:])
        if let data = try read() {
            if let json = Self.object(data) {
                old = json
            } else {
                _ = try setAside()
            }
        }
        if let version = old["schema"]?.integer, version > Self.schema { throw .tooNew }
        var new = settings.overlaid(on: old).object ?? [:]
        new["schema"] = .integer(Int64(Self.schema))
        let data: Data
        do { data = try JSONValue.object(new).data } catch { throw StoreError(error) }
        try AtomicFile.write(data, to: file)
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

    /// Sets a damaged file aside, after checking under the lock that no other program has repaired it.
    private func setAsideDamaged() throws(StoreError) -> URL? {
        let lock = try FolderLock(file.deletingLastPathComponent())
        defer { withExtendedLifetime(lock) {} }
        guard let data = try read(), Self.object(data) == nil else { return nil }
        return try setAside()
    }

    private func setAside() throws(StoreError) -> URL {
        do { return try DamagedFile(file: file).setAside(at: now()) } catch { throw StoreError(error) }
    }

    private static func object(_ data: Data) -> JSONValue? {
        JSONValue(data).flatMap { $0.object == nil ? nil : $0 }
    }
}
