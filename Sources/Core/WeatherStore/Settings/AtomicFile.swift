import Foundation

/// Writes files whole or not at all, and on disk before it returns.
enum AtomicFile {
    /// Makes the folder the file lies in, for its owner alone.
    static func makeFolder(of file: URL) throws(StoreError) {
        do {
            // 0700 is what the XDG Base Directory Specification asks for.
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true,
                attributes: [.posixPermissions: 0o700])
        } catch {
            throw StoreError(error)
        }
    }

    /// Replaces the file, or the one a symbolic link leads to, which keeps its mode and owner; a new one is its owner's alone.
    ///
    /// The bytes are written and synced in the same folder under a name nobody can guess, which is then given the
    /// file's, and the folder is synced. Into what is no regular file, as a pipe or a device, they are written as they are.
    static func write(_ data: Data, to file: URL) throws(StoreError) {
        let target = try WriteTarget(following: file.path)
        guard target.isReplaceable else { return try ByteWriter.write(data, to: file.path) }
        let unfinished = try UnfinishedFile(beside: target.path)
        try unfinished.write(data)
        if let status = target.status { try unfinished.take(status) }
        try unfinished.become(target.path)
        try syncFolder(URL(filePath: target.path).deletingLastPathComponent().path)
    }

    /// Writes 64 KB beside the file and takes them away again; the file itself, where there is one, must be writable.
    static func checkWriting(beside file: URL) throws(StoreError) {
        var status = stat()
        if stat(file.path, &status) == 0 { try StoreError.check(access(file.path, W_OK)) }
        let trial = try UnfinishedFile(beside: file.path)
        try trial.write(Data(count: 1 << 16))
    }

    private static func syncFolder(_ path: String) throws(StoreError) {
        let descriptor = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        try StoreError.check(descriptor)
        defer { close(descriptor) }
        // Some file systems cannot sync a folder and say EINVAL; there is nothing more to be done on them.
        if fsync(descriptor) != 0, errno != EINVAL { throw StoreError(systemError: errno) }
    }
}
