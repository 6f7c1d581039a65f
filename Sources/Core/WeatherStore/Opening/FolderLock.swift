import Foundation

/// Keeps a second program out of a folder while a database in it is opened, created or set aside.
///
/// The lock is flock(2) on the folder itself, so that it leaves no file behind and ends with the process at the latest.
struct FolderLock: ~Copyable {
    private let descriptor: Int32

    /// Waits for its turn; where the file system has no such locks (NFS), goes on without.
    init(_ folder: URL) {
        descriptor = open(folder.path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        while descriptor >= 0, flock(descriptor, LOCK_EX) != 0, errno == EINTR {}
    }

    deinit {
        if descriptor >= 0 { close(descriptor) }
    }
}
