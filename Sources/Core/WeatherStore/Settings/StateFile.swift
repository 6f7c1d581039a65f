public import Foundation

/// A value that is remembered between runs but not essential, in a small JSON file.
///
/// A file that cannot be read counts as missing, and is set aside before another one takes its place.
public struct StateFile<Value: Codable & Equatable & Sendable>: Sendable {
    private let file: URL
    /// The time to wait for another program, short as the value is not essential.
    private static var timeout: Duration { .milliseconds(250) }

    /// - Parameter file: An absolute path.
    public init(_ file: URL) {
        self.file = file
    }

    /// What changes with the content; nil if there is no file.
    var stamp: FileStamp? { FileStamp(file) }

    /// Returns the value; nil if there is no file, or it is invalid or over 1 MB.
    public func load() -> Value? {
        guard case .bytes(let data) = try? BoundedFile.read(file, limit: SettingsFile.sizeLimit) else { return nil }
        return try? JSONDecoder().decode(Value.self, from: data)
    }

    /// Changes the present content of the file, which other programs may have changed; an unchanged value is not
    /// written.
    ///
    /// - Parameter initial: The value if there is no file.
    public func update(from initial: Value, _ change: (inout Value) -> Void) throws(StoreError) {
        try write {
            let old = load() ?? initial
            var new = old
            change(&new)
            return new == old ? nil : new
        }
    }

    /// Replaces the file, whole or not at all; the folder is made where there is none.
    public func replace(with value: Value) throws(StoreError) {
        try write { value }
    }

    /// - Parameter value: Asked while no other program writes; nil where nothing is to be written.
    private func write(_ value: () -> Value?) throws(StoreError) {
        try AtomicFile.makeFolder(of: file)
        let lock = try FolderLock(file.deletingLastPathComponent(), timeout: Self.timeout)
        defer { withExtendedLifetime(lock) {} }
        guard let value = value() else { return }
        let data: Data
        do { data = try JSONEncoder().encode(value) } catch { throw StoreError(error) }
        if FileManager.default.fileExists(atPath: file.path), load() == nil {
            // Where nothing can be written, the damaged file stays where somebody will look for it.
            try AtomicFile.checkWriting(beside: file)
            do { SetAsideFiles.add(try DamagedFile(file: file).setAside(at: Date())) } catch { throw StoreError(error) }
        }
        try AtomicFile.write(data, to: file)
    }
}
