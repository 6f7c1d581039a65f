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

    /// Replaces the file, or the one a symbolic link leads to.
    ///
    /// The bytes are written and synced under another name, which is then given the file's, and the folder is synced.
    static func write(_ data: Data, to file: URL) throws(StoreError) {
        let target = file.resolvingSymlinksInPath()
        let unfinished = target.path + ".new"
        do throws(StoreError) {
            try writeAndSync(data, to: unfinished)
            try check(rename(unfinished, target.path))
        } catch {
            unlink(unfinished)
            throw error
        }
        try syncFolder(target.deletingLastPathComponent().path)
    }

    private static func writeAndSync(_ data: Data, to path: String) throws(StoreError) {
        let descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600)
        try check(descriptor)
        defer { close(descriptor) }
        var rest = [UInt8](data)[...]
        while !rest.isEmpty {
            let written = rest.withUnsafeBytes { Foundation.write(descriptor, $0.baseAddress, $0.count) }
            if written < 0, errno == EINTR { continue }
            try check(CInt(clamping: written))
            rest = rest.dropFirst(written)
        }
        try check(fsync(descriptor))
    }

    private static func syncFolder(_ path: String) throws(StoreError) {
        let descriptor = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        try check(descriptor)
        defer { close(descriptor) }
        // Some file systems cannot sync a folder and say EINVAL; there is nothing more to be done on them.
        if fsync(descriptor) != 0, errno != EINVAL { throw StoreError(systemError: errno) }
    }

    /// Throws the errno behind a negative result.
    private static func check(_ result: CInt) throws(StoreError) {
        if result < 0 { throw StoreError(systemError: errno) }
    }
}
