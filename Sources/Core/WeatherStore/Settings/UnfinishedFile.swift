import Foundation

/// A file being written under a random name, which is deleted unless it is finished.
struct UnfinishedFile: ~Copyable {
    private let descriptor: Int32
    private let path: String
    private var isFinished = false

    /// Creates a new file for its owner alone; never opens an existing file or link.
    init(beside target: String) throws(StoreError) {
        let folder = URL(filePath: target).deletingLastPathComponent()
        var generator = SystemRandomNumberGenerator()
        let name = String(generator.next(), radix: 36) + String(generator.next(), radix: 36)
        path = folder.appending(path: ".fairweather-\(name).new").path
        descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o600)
        try StoreError.check(descriptor)
    }

    deinit {
        guard descriptor >= 0 else { return }
        close(descriptor)
        if !isFinished { unlink(path) }
    }

    /// Writes and syncs the data.
    func write(_ data: Data) throws(StoreError) {
        try ByteWriter.write(data, to: descriptor)
        try StoreError.check(fsync(descriptor))
    }

    /// Copies mode and owner; the owner stays the same if the process may not change it.
    func take(_ status: stat) throws(StoreError) {
        if status.st_uid != geteuid() || status.st_gid != getegid() {
            _ = fchown(descriptor, status.st_uid, status.st_gid)
        }
        // The set-user-ID and set-group-ID bits are not copied.
        try StoreError.check(fchmod(descriptor, status.st_mode & 0o777))
    }

    /// Renames the file to the target, replacing it.
    consuming func become(_ target: String) throws(StoreError) {
        try StoreError.check(rename(path, target))
        isFinished = true
    }
}
