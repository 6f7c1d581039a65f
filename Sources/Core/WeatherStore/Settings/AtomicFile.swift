public import Foundation

/// Atomic writing of files, which are synced to disk before a function returns.
///
/// Every file that a person names is written by `write(_:to:)`, and by nothing else.
public enum AtomicFile {
    /// Creates the folder of the file for its owner alone.
    static func makeFolder(of file: URL) throws(StoreError) {
        do {
            // 0700 is required by the XDG Base Directory Specification.
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true,
                attributes: [.posixPermissions: 0o700])
        } catch {
            throw StoreError(error)
        }
    }

    /// Replaces the file, or the target of a symbolic link, keeping its mode and owner; a new file is private to its
    /// owner, and so is one that takes the place of somebody else's.
    ///
    /// The data are written and synced in the same folder under a random name, which is then renamed, and the folder is
    /// synced. A pipe or a device is written to directly.
    ///
    /// - Throws: `readOnly`, also for links, pipes and devices that somebody else has put into a folder for everybody;
    ///   `diskFull` or `other`.
    public static func write(_ data: Data, to file: URL) throws(StoreError) {
        let target = try WriteTarget(following: file.path)
        guard target.isReplaceable else { return try DescriptorWriter.write(data, to: target) }
        try put(data, at: target.path, like: target.status)
    }

    /// Replaces the file, a symbolic link itself rather than its target, by one that is private to its owner.
    static func replace(_ file: URL, with data: Data) throws(StoreError) {
        try put(data, at: file.path, like: nil)
    }

    /// Writes 64 KB beside the file and deletes them again; throws if the file itself exists and is not writable.
    static func checkWriting(beside file: URL) throws(StoreError) {
        var status = stat()
        if stat(file.path, &status) == 0 { try StoreError.check(access(file.path, W_OK)) }
        let trial = try UnfinishedFile(beside: file.path)
        try trial.write(Data(count: 1 << 16))
    }

    private static func put(_ data: Data, at path: String, like status: stat?) throws(StoreError) {
        UnfinishedFile.removeAbandoned(in: URL(filePath: path).deletingLastPathComponent())
        var unfinished = try UnfinishedFile(beside: path)
        try unfinished.write(data)
        if let status { try unfinished.take(status) }
        try unfinished.become(path)
        try syncFolder(URL(filePath: path).deletingLastPathComponent().path)
    }

    private static func syncFolder(_ path: String) throws(StoreError) {
        let descriptor = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        try StoreError.check(descriptor)
        defer { close(descriptor) }
        // Some file systems cannot sync a folder and return EINVAL.
        if fsync(descriptor) != 0, errno != EINVAL { throw StoreError(systemError: errno) }
    }
}
