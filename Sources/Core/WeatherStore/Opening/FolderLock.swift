import Foundation

/// Keeps a second program out of a folder while a database in it is opened, created or set aside.
///
/// The lock is flock(2) on the folder itself, so that it leaves no file behind and ends with the process at the latest.
struct FolderLock: ~Copyable {
    /// How long another program is waited for, which may hold the lock for ever.
    static let patience = Duration.seconds(2)

    private let descriptor: Int32

    /// Waits for its turn; where the file system has no such locks (NFS), goes on without.
    ///
    /// - Throws: `busy` where the turn does not come in time.
    init(_ folder: URL, patience: Duration = FolderLock.patience) throws(StoreError) {
        descriptor = try Self.locked(open(folder.path, O_RDONLY | O_DIRECTORY | O_CLOEXEC), patience)
    }

    deinit {
        if descriptor >= 0 { close(descriptor) }
    }

    private static func locked(_ descriptor: Int32, _ patience: Duration) throws(StoreError) -> Int32 {
        let end = ContinuousClock.now + patience
        while descriptor >= 0, flock(descriptor, LOCK_EX | LOCK_NB) != 0 {
            if errno == EINTR { continue }
            guard errno == EWOULDBLOCK else { break }
            guard ContinuousClock.now < end else {
                close(descriptor)
                throw .busy
            }
            poll(nil, 0, 10)
        }
        return descriptor
    }
}
