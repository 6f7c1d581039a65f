import Foundation

/// Files and folders that only their owner can read.
enum PrivateFile {
    /// Creates an empty file for its owner alone if there is none; does not follow links.
    static func create(_ file: URL) throws(StoreError) {
        let descriptor = open(file.path, O_RDWR | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else {
            if errno == EEXIST { return }
            throw StoreError(systemError: errno)
        }
        close(descriptor)
    }

    /// Removes the permissions of others from the folder and its files; files of another owner are left as they are.
    ///
    /// It works on paths, as opening and closing a database file would release this process's locks on it.
    static func tighten(_ folder: URL) {
        let folder = folder.resolvingSymlinksInPath()
        tighten(folder.path, S_IFDIR)
        for name in (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? [] {
            tighten(folder.appending(path: name).path, S_IFREG)
        }
    }

    private static func tighten(_ path: String, _ kind: mode_t) {
        var status = stat()
        guard lstat(path, &status) == 0, status.st_mode & S_IFMT == kind, status.st_mode & 0o077 != 0 else { return }
        chmod(path, status.st_mode & 0o700)
    }
}
