import Foundation

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
