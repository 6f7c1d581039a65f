public import Foundation

/// The settings as one JSON file that a person can read and edit.
///
/// Keys that this version does not know stay in the file, within known objects too.
public struct SettingsFile: SettingsStore {
    /// The number under "schema"; raised when an older program would misread the file.
    static let schema = 1
    /// Bytes of the largest file that is taken for settings.
    static let sizeLimit = 1_000_000

    private let file: URL
    private let now: @Sendable () -> Date

    /// - Parameters:
    ///   - file: An absolute path, `DataFolders.settingsFile`.
    ///   - now: Dates the name of a file that is set aside.
    public init(_ file: URL, now: @escaping @Sendable () -> Date = { Date() }) {
        self.file = file
        self.now = now
    }

    /// The settings in the file, or those of a new program where there is none; what is no JSON object, or over 1 MB,
    /// is set aside.
    ///
    /// - Throws: `unreadable`, `busy`, `readOnly` or `other` where the file cannot be read, or set aside.
    public func load() throws(StoreError) -> LoadedSettings {
        guard let data = try read() else { return LoadedSettings(settings: Settings()) }
        if let json = Self.object(data) { return LoadedSettings(settings: Settings(json)) }
        return LoadedSettings(settings: Settings(), setAside: try setAsideDamaged())
    }

    /// Writes what has changed over what is in the file by now; the folder is made where there is none.
    ///
    /// - Throws: `tooNew` for a file of a newer version, `readOnly`, `diskFull` or `other`, with the file left as it was.
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

    /// Writes something beside the file and takes it away again.
    ///
    /// - Throws: `readOnly`, `diskFull` or `other` where nothing could be saved now.
    public func checkWriting() throws(StoreError) {
        try AtomicFile.makeFolder(of: file)
        try AtomicFile.checkWriting(beside: file)
    }

    /// Nil where there is no file; empty, and so no JSON, for one that is too large.
    private func read() throws(StoreError) -> Data? {
        switch try BoundedFile.read(file, limit: Self.sizeLimit) {
        case .missing: nil
        case .tooLarge, .silent: Data()
        case .bytes(let data): data
        }
    }

    /// Looks again under the lock: another program may have put it right meanwhile.
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
