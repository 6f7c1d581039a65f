import Foundation

/// A file that is being written under a name nobody can guess, and is gone unless it is finished.
struct UnfinishedFile: ~Copyable {
    private let descriptor: Int32
    private let path: String
    private var isFinished = false

    /// Made new, for its owner alone: neither a file nor a link that is there already is ever opened.
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

    /// Writes and syncs all of it.
    func write(_ data: Data) throws(StoreError) {
        try ByteWriter.write(data, to: descriptor)
        try StoreError.check(fsync(descriptor))
    }

    /// Takes over mode and owner; who may not give a file away keeps it.
    func take(_ status: stat) throws(StoreError) {
        if status.st_uid != geteuid() || status.st_gid != getegid() {
            _ = fchown(descriptor, status.st_uid, status.st_gid)
        }
        // Whether a program in it runs with other rights is nothing to take over.
        try StoreError.check(fchmod(descriptor, status.st_mode & 0o777))
    }

    /// Takes the place of the target.
    consuming func become(_ target: String) throws(StoreError) {
        try StoreError.check(rename(path, target))
        isFinished = true
    }
}
