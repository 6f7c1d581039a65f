public import Foundation

/// A value that is remembered between runs and could be done without, as a small JSON file.
///
/// What cannot be read counts as not there.
public struct StateFile<Value: Codable & Equatable & Sendable>: Sendable {
    private let file: URL
    /// It could be done without, so nobody is kept waiting for it.
    private static var patience: Duration { .milliseconds(250) }

    /// - Parameter file: An absolute path.
    public init(_ file: URL) {
        self.file = file
    }

    /// Nil where there is none, or none that makes sense; what is over 1 MB does not.
    public func load() -> Value? {
        guard case .bytes(let data) = try? BoundedFile.read(file, limit: SettingsFile.sizeLimit) else { return nil }
        return try? JSONDecoder().decode(Value.self, from: data)
    }

    /// Changes what is in the file by now, which other programs may have changed meanwhile; a value that stays the same
    /// is not written.
    ///
    /// - Parameter initial: What there is where there is no file.
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
        let lock = try FolderLock(file.deletingLastPathComponent(), patience: Self.patience)
        defer { withExtendedLifetime(lock) {} }
        guard let value = value() else { return }
        let data: Data
        do { data = try JSONEncoder().encode(value) } catch { throw StoreError(error) }
        try AtomicFile.write(data, to: file)
    }
}
