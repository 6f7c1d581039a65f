public import Foundation
import GRDB
import WeatherModel

extension SQLiteStore {
    /// Opens the database, with its folder made where there is none; a damaged file is set aside and a new one begun.
    ///
    /// The places that are still legible in a damaged file are brought over; forecasts are not, they can be fetched again.
    ///
    /// - Parameters:
    ///   - file: An absolute path; an empty file counts as a new database.
    ///   - now: Dates the name of a file that is set aside.
    /// - Throws: `tooNew`, `readOnly`, `diskFull`, `busy` or `other`, each with the file left as it was.
    public static func open(at file: URL, now: () -> Date = { Date() }) throws(StoreError) -> OpenedStore {
        let folder = file.deletingLastPathComponent()
        do {
            // 0700 is what the XDG Base Directory Specification asks for.
            try FileManager.default.createDirectory(
                at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        } catch {
            throw StoreError(error)
        }
        let lock = FolderLock(folder)
        defer { withExtendedLifetime(lock) {} }
        do {
            return OpenedStore(store: try connect(to: file), setAside: nil, rescuedLocations: 0)
        } catch .damaged {
            return try replaceDamaged(file, now: now())
        }
    }

    private static func connect(to file: URL) throws(StoreError) -> SQLiteStore {
        let queue: DatabaseQueue
        do {
            queue = try DatabaseQueue(path: file.path, configuration: configuration)
        } catch let error as DatabaseError where error.resultCode == .SQLITE_CANTOPEN {
            throw StoreError(error, systemError: reasonNotToOpen(file))
        } catch {
            throw StoreError(error)
        }
        let name = file.deletingPathExtension().lastPathComponent + "-history.sqlite"
        return try SQLiteStore(
            queue, history: HistoryFile(file.deletingLastPathComponent().appending(path: name)))
    }

    /// The errno of opening the file as SQLite does, which keeps it to itself; 0 where it can be opened.
    ///
    /// Only for a file that SQLite could not open: closing it here would take the locks from this process's connections.
    private static func reasonNotToOpen(_ file: URL) -> Int32 {
        let descriptor = Foundation.open(file.path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { return errno }
        close(descriptor)
        return 0
    }

    /// The new database is finished under a name of its own before anything is renamed, so that a full disk costs nothing.
    private static func replaceDamaged(_ file: URL, now: Date) throws(StoreError) -> OpenedStore {
        let damaged = DamagedFile(file: file)
        let fresh = file.deletingLastPathComponent().appending(path: file.lastPathComponent + ".new")
        do {
            try? FileManager.default.removeItem(at: fresh)
            let places = damaged.legiblePlaces()
            try write(places, to: fresh)
            let aside = try damaged.setAside(at: now)
            try FileManager.default.moveItem(at: fresh, to: file)
            return OpenedStore(store: try connect(to: file), setAside: aside, rescuedLocations: places.count)
        } catch {
            throw StoreError(error)
        }
    }

    private static func write(_ places: [SavedPlace], to file: URL) throws {
        let queue = try connect(to: file).queue
        try queue.write { database in
            for (position, place) in places.enumerated() {
                try PlaceRow(place, position: position).insert(database)
            }
        }
        try queue.close()
    }
}
