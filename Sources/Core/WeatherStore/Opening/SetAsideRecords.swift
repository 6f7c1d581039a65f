public import Foundation

/// A damaged file of places or settings that a program found at its start, set aside and replaced.
public struct SetAsideRecord: Sendable, Hashable, Codable {
    /// What the file held.
    public enum Content: Sendable, Hashable, Codable {
        /// The settings, in whose place are those that ask nobody.
        case settings
        /// The places and trips, of which so many places were recovered; not whole where some may be missing.
        case places(recovered: Int, isWhole: Bool)
    }

    private let path: String
    /// What the file held.
    public let content: Content

    /// - Parameter file: The new address of the damaged file.
    public init(_ file: URL, _ content: Content) {
        (path, self.content) = (file.path, content)
    }

    /// The new name of the file, without its folder.
    public var fileName: String { URL(filePath: path).lastPathComponent }

    fileprivate var isThere: Bool { FileManager.default.fileExists(atPath: path) }
}

/// The damaged files that programs replaced at their start, until somebody has read of them in a window.
///
/// A command may have met the damage first, and nobody need have read its messages, as those of a status bar.
public struct SetAsideRecords: Sendable {
    private let file: StateFile<[SetAsideRecord]>

    /// - Parameter folder: The folder of the user's data, `DataFolders.data`.
    public init(in folder: URL) {
        file = StateFile(folder.appending(path: "set-aside.json"))
    }

    /// Those of which nobody has read, the earliest first; without those that were deleted.
    public var unread: [SetAsideRecord] { (file.load() ?? []).filter(\.isThere) }

    /// Keeps a record; where that is not possible, the program that found the damage is the only one to tell of it.
    public func add(_ record: SetAsideRecord) {
        try? file.update(from: []) { records in
            records.removeAll { !$0.isThere }
            records.append(record)
        }
    }

    /// Forgets those that are named in a message that was read; if it fails they are told again.
    public func forget(namedIn message: String) {
        guard file.load() != nil else { return }
        try? file.update(from: []) { $0.removeAll { message.contains($0.fileName) } }
    }
}
