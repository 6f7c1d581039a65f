public import Foundation

/// A small text file at a place where other programs read it, and may have put another one.
public struct SharedTextFile: Sendable {
    private let file: URL

    /// The largest file that is read, in bytes.
    private static let sizeLimit = 100_000

    /// - Parameter file: An absolute path.
    public init(_ file: URL) {
        self.file = file
    }

    /// Returns the text; nil if there is no file, or none that can be read.
    public func read() -> String? {
        guard case .bytes(let data) = try? BoundedFile.read(file, limit: Self.sizeLimit) else { return nil }
        return String(data: data, encoding: .utf8)
    }

    /// Replaces the file, whole or not at all; the folder is made where there is none.
    ///
    /// A symbolic link is replaced itself, since its target may be another program's.
    ///
    /// - Throws: `readOnly`, `diskFull` or `other`, with the file left unchanged.
    public func replace(with text: String) throws(StoreError) {
        try AtomicFile.makeFolder(of: file)
        try AtomicFile.replace(file, with: Data(text.utf8))
    }

    /// Removes the file, a symbolic link itself rather than its target; nothing happens if there is none.
    ///
    /// - Throws: `readOnly` or `other`.
    public func remove() throws(StoreError) {
        guard unlink(file.path) != 0, errno != ENOENT, errno != ENOTDIR else { return }
        throw StoreError(systemError: errno)
    }
}
