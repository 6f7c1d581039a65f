public import Foundation
import GRDB
import WeatherModel

extension SQLiteStore {
    /// Opens the database, with its folder made where there is none; a damaged file is set aside and a new one begun.
    ///
    /// The places that are still legible in a damaged file are brought over; forecasts are not, they can be fetched again.
    /// Where another program holds the folder and does not let go, what is there is opened to be read only; the
    /// first change after it has let go opens it whole.
    ///
    /// - Parameters:
    ///   - file: An absolute path; an empty file is a damaged one.
    ///   - patience: How long another program is waited for.
    ///   - now: Dates the name of a file that is set aside.
    /// - Throws: `tooNew`, `unreadable`, `readOnly`, `diskFull`, `busy` or `other`, each with the file left as it was.
    public static func open(
        at file: URL, patience: Duration = .seconds(2), now: () -> Date = { Date() }
    ) throws(StoreError) -> OpenedStore {
        try AtomicFile.makeFolder(of: file)
        let folder = file.deletingLastPathComponent()
        guard let lock = try turn(in: folder, patience) else {
            return OpenedStore(store: try connect(to: file, patience: .zero, isHeld: true), isHeld: true)
        }
        defer { withExtendedLifetime(lock) {} }
        do {
            return OpenedStore(store: try begunOrThere(file, patience))
        } catch .damaged {
            return try replaceDamaged(file, patience, now: now())
        }
    }

    /// Nil where it does not come in time.
    private static func turn(in folder: URL, _ patience: Duration) throws(StoreError) -> FolderLock? {
        do { return try FolderLock(folder, patience: patience) } catch .busy { return nil }
    }

    /// The store in the file, which is begun where there is none.
    private static func begunOrThere(_ file: URL, _ patience: Duration) throws(StoreError) -> SQLiteStore {
        var status = stat()
        if stat(file.path, &status) != 0, errno == ENOENT {
            // Finished under another name, so that an empty file is never one that has just been begun.
            do {
                let fresh = try write([], beside: file)
                try FileManager.default.moveItem(at: fresh, to: file)
            } catch {
                throw StoreError(error)
            }
        } else if status.st_mode & S_IFMT == S_IFREG, status.st_size == 0 {
            throw .damaged
        }
        return try connect(to: file, patience: patience)
    }

    private static func connect(
        to file: URL, patience: Duration, isHeld: Bool = false
    ) throws(StoreError) -> SQLiteStore {
        let connection = StoreConnection(try queue(for: file, patience: patience, isHeld: isHeld)) {
            () throws(StoreError) in
            let lock = try FolderLock(file.deletingLastPathComponent(), patience: .zero)
            defer { withExtendedLifetime(lock) {} }
            let queue = try queue(for: file, patience: FolderLock.patience, isHeld: false)
            try prepare(queue)
            return queue
        }
        let name = file.deletingPathExtension().lastPathComponent + "-history.sqlite"
        return try SQLiteStore(
            connection,
            history: HistoryFile(file.deletingLastPathComponent().appending(path: name), patience: patience))
    }

    private static func queue(
        for file: URL, patience: Duration, isHeld: Bool
    ) throws(StoreError) -> DatabaseQueue {
        var configuration = Self.configuration(isHeld ? FolderLock.patience : patience)
        configuration.readonly = isHeld
        do {
            return try DatabaseQueue(path: file.path, configuration: configuration)
        } catch let error as DatabaseError where error.resultCode == .SQLITE_CANTOPEN {
            throw isHeld ? .busy : reasonNotToOpen(file) ?? StoreError(error)
        } catch {
            throw StoreError(error)
        }
    }

    /// What the system says to opening the file as SQLite does, which keeps it to itself; nil where it can be opened.
    ///
    /// Only for a file that SQLite could not open: closing it here would take the locks from this process's connections.
    private static func reasonNotToOpen(_ file: URL) -> StoreError? {
        var status = stat()
        let reader = Foundation.open(file.path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        if reader < 0, errno == EACCES, stat(file.path, &status) == 0 { return .unreadable }
        if reader >= 0 { close(reader) }
        let descriptor = Foundation.open(file.path, O_RDWR | O_CREAT | O_CLOEXEC | O_NONBLOCK, 0o600)
        guard descriptor >= 0 else { return StoreError(systemError: errno) }
        close(descriptor)
        return nil
    }

    /// The new database is finished under a name of its own before anything is renamed, so that a full disk costs nothing.
    private static func replaceDamaged(
        _ file: URL, _ patience: Duration, now: Date
    ) throws(StoreError) -> OpenedStore {
        let damaged = DamagedFile(file: file)
        do {
            let places = damaged.legiblePlaces()
            let fresh = try write(places, beside: file)
            let aside = try damaged.setAside(at: now)
            try FileManager.default.moveItem(at: fresh, to: file)
            return OpenedStore(
                store: try connect(to: file, patience: patience), setAside: aside, rescuedLocations: places.count)
        } catch {
            throw StoreError(error)
        }
    }

    /// A finished database with the places, for its owner alone; what an earlier attempt has left is taken away.
    private static func write(_ places: [SavedPlace], beside file: URL) throws -> URL {
        let fresh = file.deletingLastPathComponent().appending(path: file.lastPathComponent + ".new")
        try? FileManager.default.removeItem(at: fresh)
        try PrivateFile.create(fresh)
        do {
            let queue = try connect(to: fresh, patience: FolderLock.patience).queue
            try queue.write { database in
                for (position, place) in places.enumerated() {
                    try PlaceRow(place, position: position).insert(database)
                }
            }
            try queue.close()
        } catch {
            try? FileManager.default.removeItem(at: fresh)
            throw error
        }
        return fresh
    }
}
