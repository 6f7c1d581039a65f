import Synchronization

/// A small file that several programs change, read again only after it has changed.
public final class FollowedState<Value: Codable & Equatable & Sendable>: Sendable {
    private let file: StateFile<Value>
    private let seen = Mutex<FileStamp?>(nil)

    /// - Parameter file: The file, which need not exist yet.
    public init(_ file: StateFile<Value>) {
        self.file = file
    }

    /// Returns the value if the file has changed since the last call; nil if it has not, or cannot be read.
    public func news() -> Value? {
        seen.withLock { seen in
            let stamp = file.stamp
            guard stamp != seen else { return nil }
            seen = stamp
            return file.load()
        }
    }
}
