import Foundation

/// A file being written under a random name, which is deleted unless it is finished.
///
/// It is locked while it is written, so that one whose process was killed can be told by its free lock.
struct UnfinishedFile: ~Copyable {
    private let descriptor: Int32
    private let path: String
    private var isFinished = false

    /// Creates a new file for its owner alone; never opens an existing file or link.
    init(beside target: String) throws(StoreError) {
        let folder = URL(filePath: target).deletingLastPathComponent()
        var generator = SystemRandomNumberGenerator()
        let name = String(generator.next(), radix: 36) + String(generator.next(), radix: 36)
        path = folder.appending(path: Self.prefix + name + Self.suffix).path
        descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o600)
        try StoreError.check(descriptor)
        flock(descriptor, LOCK_EX | LOCK_NB)
    }

    /// Deletes what a process left in the folder that was killed while it wrote, a minute ago or earlier.
    ///
    /// A younger one may have been made just now, and not be locked yet.
    static func removeAbandoned(in folder: URL) {
        for name in (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        where name.hasPrefix(prefix) && name.hasSuffix(suffix) {
            let path = folder.appending(path: name).path
            let descriptor = open(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
            guard descriptor >= 0 else { continue }
            defer { close(descriptor) }
            var status = stat()
            guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG, status.st_uid == geteuid(),
                status.st_mtim.tv_sec <= time(nil) - 60, flock(descriptor, LOCK_EX | LOCK_NB) == 0
            else { continue }
            unlink(path)
        }
    }

    private static let prefix = ".fairweather-"
    private static let suffix = ".new"

    deinit {
        guard descriptor >= 0 else { return }
        close(descriptor)
        if !isFinished { unlink(path) }
    }

    /// Writes and syncs the data.
    func write(_ data: Data) throws(StoreError) {
        try DescriptorWriter.write(data, to: descriptor)
        try StoreError.check(fsync(descriptor))
    }

    /// Copies mode and owner; where the process may not give it to that owner, it stays private to its own.
    func take(_ status: stat) throws(StoreError) {
        var own = stat()
        try StoreError.check(fstat(descriptor, &own))
        if status.st_uid != own.st_uid || status.st_gid != own.st_gid {
            // A mode says nothing about whom it is for without owner and group.
            guard fchown(descriptor, status.st_uid, status.st_gid) == 0 else { return }
        }
        // The set-user-ID and set-group-ID bits are not copied.
        try StoreError.check(fchmod(descriptor, status.st_mode & 0o777))
    }

    /// Renames the file to the target, replacing it.
    ///
    /// It does not consume the value, for one that is consumed by a function that throws is not deinitialized.
    mutating func become(_ target: String) throws(StoreError) {
        try StoreError.check(rename(path, target))
        isFinished = true
    }
}
