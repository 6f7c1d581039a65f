import Foundation

/// The target of a path after following symbolic links one by one.
struct WriteTarget {
    /// The path at the end of all links; the file need not exist.
    let path: String
    /// The status of the file; nil if it does not exist.
    let status: stat?
    /// Whether the file may be replaced by another one: it is regular or missing, and not a process's open file.
    let isReplaceable: Bool

    private static let linkLimit = 40

    /// Follows the links.
    ///
    /// - Throws: `readOnly` for a link that somebody else has put into a world-writable folder, following the kernel's
    ///   protection (proc(5), protected_symlinks); `other` for a folder or too many links.
    init(following start: String) throws(StoreError) {
        var path = URL(filePath: start).standardizedFileURL.path
        var isOpenFile = false
        for _ in 0..<Self.linkLimit {
            var status = stat()
            guard lstat(path, &status) == 0 else {
                guard errno == ENOENT else { throw StoreError(systemError: errno) }
                self.init(path: path, status: nil, isReplaceable: !isOpenFile)
                return
            }
            guard status.st_mode & S_IFMT == S_IFLNK else {
                guard status.st_mode & S_IFMT != S_IFDIR else { throw StoreError(systemError: EISDIR) }
                let isRegular = status.st_mode & S_IFMT == S_IFREG
                self.init(path: path, status: status, isReplaceable: isRegular && !isOpenFile)
                return
            }
            let folder = URL(filePath: path).deletingLastPathComponent()
            try Self.check(link: status, in: folder.path)
            // Links in /proc lead to files that a process has open, whatever their text is.
            isOpenFile = isOpenFile || path.hasPrefix("/proc/")
            guard let next = try? FileManager.default.destinationOfSymbolicLink(atPath: path) else {
                throw StoreError(systemError: EACCES)
            }
            path = URL(filePath: next, relativeTo: folder.appending(path: "")).standardizedFileURL.path
        }
        throw StoreError(systemError: ELOOP)
    }

    private init(path: String, status: stat?, isReplaceable: Bool) {
        (self.path, self.status, self.isReplaceable) = (path, status, isReplaceable)
    }

    private static func check(link: stat, in folder: String) throws(StoreError) {
        var status = stat()
        // World-writable with the sticky bit: everybody may write, but only rename what they own.
        let everybody: mode_t = 0o1002
        guard stat(folder, &status) == 0, status.st_mode & everybody == everybody else { return }
        guard link.st_uid == geteuid() || link.st_uid == status.st_uid else { throw .readOnly }
    }
}
