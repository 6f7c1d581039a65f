import Foundation

/// What tells a file from the same one after a change; more than its number, which a new file may inherit.
struct FileStamp: Equatable {
    private let device: dev_t
    private let number: ino_t
    private let size: off_t
    private let seconds: Int
    private let nanoseconds: Int

    /// Returns nil if there is no file.
    init?(_ file: URL) {
        var status = stat()
        guard stat(file.path, &status) == 0 else { return nil }
        (device, number, size) = (status.st_dev, status.st_ino, status.st_size)
        (seconds, nanoseconds) = (status.st_mtim.tv_sec, status.st_mtim.tv_nsec)
    }
}

/// What tells a file from another one that has taken its name.
struct FileIdentity: Equatable {
    private let device: dev_t
    private let number: ino_t

    /// Returns nil if there is no file.
    init?(_ file: URL) {
        var status = stat()
        guard stat(file.path, &status) == 0 else { return nil }
        (device, number) = (status.st_dev, status.st_ino)
    }
}
