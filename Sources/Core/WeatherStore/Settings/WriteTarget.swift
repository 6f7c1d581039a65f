import Foundation

/// The target of a path after following symbolic links one by one, those of the folders on the way included.
struct WriteTarget {
    /// The path at the end of all links, without a link in it; the file need not exist.
    let path: String
    /// The status of the file; nil if it does not exist, or is a process's open file.
    let status: stat?
    /// Whether the file may be replaced by another one: it is regular or missing, and not a process's open file.
    let isReplaceable: Bool

    private static let linkLimit = 40
    private static let worldWritable: mode_t = 0o002

    /// Follows the links.
    ///
    /// - Throws: `readOnly` for what somebody else has put into a folder that everybody may write to, be it a link, a
    ///   pipe or a device, following the kernel's protection (proc(5), protected_symlinks and protected_fifos); `other`
    ///   for a folder or too many links.
    init(following start: String) throws(StoreError) {
        var rest = Self.steps(URL(filePath: start).path)
        var folder = "/"
        var links = 0
        while let name = rest.popLast() {
            if name == ".." {
                folder = URL(filePath: folder).deletingLastPathComponent().path
                continue
            }
            let path = folder == "/" ? "/\(name)" : "\(folder)/\(name)"
            var status = stat()
            guard lstat(path, &status) == 0 else {
                guard errno == ENOENT, rest.isEmpty else { throw StoreError(systemError: errno) }
                self.init(path: path, status: nil, isReplaceable: true)
                return
            }
            switch status.st_mode & S_IFMT {
            case S_IFLNK:
                links += 1
                guard links <= Self.linkLimit else { throw StoreError(systemError: ELOOP) }
                try Self.check(status, in: folder)
                // Links in /proc lead to files that a process has open, whatever their text is.
                if rest.isEmpty, folder.hasPrefix("/proc/") {
                    self.init(path: path, status: nil, isReplaceable: false)
                    return
                }
                guard let next = try? FileManager.default.destinationOfSymbolicLink(atPath: path) else {
                    throw StoreError(systemError: EACCES)
                }
                if next.hasPrefix("/") { folder = "/" }
                rest += Self.steps(next)
            case S_IFDIR:
                folder = path
            case let kind where rest.isEmpty:
                if kind != S_IFREG { try Self.check(status, in: folder) }
                self.init(path: path, status: status, isReplaceable: kind == S_IFREG)
                return
            default:
                throw StoreError(systemError: ENOTDIR)
            }
        }
        throw StoreError(systemError: EISDIR)
    }

    private init(path: String, status: stat?, isReplaceable: Bool) {
        (self.path, self.status, self.isReplaceable) = (path, status, isReplaceable)
    }

    /// Returns the names on the way, the last one first.
    private static func steps(_ path: String) -> [String] {
        path.split(separator: "/").map(String.init).filter { $0 != "." }.reversed()
    }

    private static func check(_ found: stat, in folder: String) throws(StoreError) {
        var status = stat()
        guard stat(folder, &status) == 0, status.st_mode & worldWritable != 0 else { return }
        // What the folder's owner has put there is none better, unless that is the system.
        guard found.st_uid == geteuid() || (found.st_uid == 0 && status.st_uid == 0) else { throw .readOnly }
    }
}
