import Foundation

/// A lock that keeps other processes of the program out of a folder while a database in it is opened or replaced.
///
/// It is flock(2) on the folder itself, which needs no file and ends with the process at the latest.
struct FolderLock: ~Copyable {
    /// The time to wait for another program, which might hold the lock for ever.
    static let timeout = Duration.seconds(2)

    private let descriptor: Int32

    /// Waits for the lock; proceeds without one on file systems that have none (NFS).
    ///
    /// - Throws: `busy` if the lock is not released in time.
    init(_ folder: URL, timeout: Duration = FolderLock.timeout) throws(StoreError) {
        descriptor = try Self.locked(open(folder.path, O_RDONLY | O_DIRECTORY | O_CLOEXEC), timeout)
    }

    deinit {
        if descriptor >= 0 { close(descriptor) }
    }

    private static func locked(_ descriptor: Int32, _ timeout: Duration) throws(StoreError) -> Int32 {
        let end = ContinuousClock.now + timeout
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
