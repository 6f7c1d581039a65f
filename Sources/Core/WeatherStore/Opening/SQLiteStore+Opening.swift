public import Foundation
import GRDB
import WeatherModel

extension SQLiteStore {
    /// Opens the database, creating its folder if necessary; a damaged file is set aside and replaced.
    ///
    /// Places and trips that can still be read are recovered from a damaged file; forecasts are not, as they can be fetched
    /// again. If another program holds the lock of the folder, an existing database is opened read-only.
    ///
    /// - Parameters:
    ///   - file: An absolute path; an empty file counts as damaged.
    ///   - timeout: The time to wait for another program.
    ///   - now: Returns the current time, for the name of a file that is set aside.
    /// - Throws: `tooNew`, `unreadable`, `readOnly`, `diskFull`, `busy` or `other`, with the file left unchanged.
    public static func open(
        at file: URL, timeout: Duration = .seconds(2), now: () -> Date = { Date() }
    ) throws(StoreError) -> OpenedStore {
        try AtomicFile.makeFolder(of: file)
        let folder = file.deletingLastPathComponent()
        guard let lock = try lock(of: folder, timeout) else {
            return OpenedStore(store: try connect(to: file, timeout: .zero, isHeld: true), isHeld: true)
        }
        defer { withExtendedLifetime(lock) {} }
        do {
            return OpenedStore(store: try openedOrCreated(file, timeout))
        } catch .damaged {
            return try replaceDamaged(file, timeout, now: now())
        }
    }

    /// Opens an existing database for reading only; nil if there is none.
    ///
    /// A damaged one is neither set aside nor repaired: that is for a program that tells its user.
    ///
    /// - Throws: `damaged`, `tooNew`, `busy` where it is of an older version, `unreadable` or `other`.
    public static func reading(_ file: URL) throws(StoreError) -> SQLiteStore? {
        guard FileManager.default.fileExists(atPath: file.path) else { return nil }
        return try connect(to: file, timeout: .zero, isHeld: true)
    }

    /// Returns the lock of the folder; nil if another program does not release it in time.
    private static func lock(of folder: URL, _ timeout: Duration) throws(StoreError) -> FolderLock? {
        do { return try FolderLock(folder, timeout: timeout) } catch .busy { return nil }
    }

    /// Returns the store in the file, which is created if it does not exist.
    private static func openedOrCreated(_ file: URL, _ timeout: Duration) throws(StoreError) -> SQLiteStore {
        var status = stat()
        if stat(file.path, &status) != 0, errno == ENOENT {
            // The database is completed under another name, so that an empty file is always a damaged one.
            do {
                let fresh = try write([], [], beside: file)
                try FileManager.default.moveItem(at: fresh, to: file)
            } catch {
                throw StoreError(error)
            }
        } else if status.st_mode & S_IFMT == S_IFREG, status.st_size == 0 {
            throw .damaged
        }
        return try connect(to: file, timeout: timeout)
    }

    private static func connect(
        to file: URL, timeout: Duration, isHeld: Bool = false
    ) throws(StoreError) -> SQLiteStore {
        let connection = StoreConnection(try queue(for: file, timeout: timeout, isHeld: isHeld), to: file) {
            timeout throws(StoreError) in
            let lock = try FolderLock(file.deletingLastPathComponent(), timeout: timeout)
            defer { withExtendedLifetime(lock) {} }
            let queue = try queue(for: file, timeout: FolderLock.timeout, isHeld: false)
            try prepare(queue)
            return queue
        }
        let name = file.deletingPathExtension().lastPathComponent + "-history.sqlite"
        return try SQLiteStore(
            connection,
            history: HistoryFile(file.deletingLastPathComponent().appending(path: name), timeout: timeout),
            years: DataFolders.pastYearsFile(of: file).map { PastYearFile($0) })
    }

    private static func queue(
        for file: URL, timeout: Duration, isHeld: Bool
    ) throws(StoreError) -> DatabaseQueue {
        var configuration = Self.configuration(isHeld ? FolderLock.timeout : timeout)
        configuration.readonly = isHeld
        do {
            return try DatabaseQueue(path: file.path, configuration: configuration)
        } catch let error as DatabaseError where error.resultCode == .SQLITE_CANTOPEN {
            throw isHeld ? .busy : reasonNotToOpen(file) ?? StoreError(error)
        } catch let error as DatabaseError where Self.signsOfDamage.contains(error.resultCode) {
            throw .damaged
        } catch {
            throw StoreError(error)
        }
    }

    /// Returns the error of opening the file, as SQLite does not report it; nil if it can be opened.
    ///
    /// Only for a file that SQLite could not open: closing it would release the locks of this process's connections.
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

    /// Replaces a damaged file; the new database is completed under another name first, so that a full disk does no
    /// harm.
    private static func replaceDamaged(
        _ file: URL, _ timeout: Duration, now: Date
    ) throws(StoreError) -> OpenedStore {
        let damaged = DamagedFile(file: file)
        do {
            let (places, hasAllPlaces) = damaged.legiblePlaces()
            let (trips, hasAllTrips) = damaged.legibleTrips()
            let fresh = try write(places, trips, beside: file)
            let aside = try damaged.setAside(at: now)
            try FileManager.default.moveItem(at: fresh, to: file)
            return OpenedStore(
                store: try connect(to: file, timeout: timeout), setAside: aside, rescuedLocations: places.count,
                isWhole: hasAllPlaces && hasAllTrips)
        } catch {
            throw StoreError(error)
        }
    }

    /// Writes a new database with the places and trips, readable by its owner only; a remainder of an earlier attempt is deleted.
    private static func write(_ places: [SavedPlace], _ trips: [Trip], beside file: URL) throws -> URL {
        let fresh = file.deletingLastPathComponent().appending(path: file.lastPathComponent + ".new")
        try? FileManager.default.removeItem(at: fresh)
        try PrivateFile.create(fresh)
        do {
            let queue = try connect(to: fresh, timeout: FolderLock.timeout).queue
            defer { RetiredQueues.keep(queue) }
            try queue.write { database in
                for (position, place) in places.enumerated() {
                    try PlaceRow(place, position: position).insert(database)
                }
                for trip in trips { try TripTable(database).save(trip) }
            }
            try queue.close()
        } catch {
            try? FileManager.default.removeItem(at: fresh)
            throw error
        }
        return fresh
    }
}
