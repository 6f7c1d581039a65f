import Foundation
import GRDB

extension StoreError {
    /// Maps an error to the cases that a person can do something about.
    ///
    /// - Parameters:
    ///   - error: An error of GRDB, SQLite or Foundation.
    ///   - systemError: The errno behind it if it is known, else 0; SQLite reports an exceeded quota as a mere I/O
    ///     error.
    init(_ error: any Error, systemError: Int32 = 0) {
        switch error {
        case let error as StoreError:
            self = error
        case let error as DatabaseError:
            self.init(error, systemError: systemError)
        // A row that is not what the schema says; the description would quote the statement and the row.
        case is RowDecodingError:
            self = .damaged
        case let error as CocoaError:
            let posix = error.userInfo[NSUnderlyingErrorKey] as? POSIXError
            self = posix.map { StoreError(systemError: $0.code.rawValue) } ?? .other("Cocoa \(error.code.rawValue)")
        default:
            // Its own words would be those of no reader's language, and may quote what the reader has saved.
            self = .other(String(describing: type(of: error)))
        }
    }

    private init(_ error: DatabaseError, systemError: Int32) {
        switch error.resultCode {
        case .SQLITE_FULL: self = .diskFull
        case .SQLITE_READONLY, .SQLITE_PERM: self = .readOnly
        case .SQLITE_BUSY, .SQLITE_LOCKED: self = .busy
        case .SQLITE_CORRUPT, .SQLITE_NOTADB: self = .damaged
        case .SQLITE_IOERR where systemError != 0, .SQLITE_CANTOPEN where systemError != 0:
            self = StoreError(systemError: systemError)
        // Only the number is used, as the description would quote the statement with the user's places.
        default: self = .other("SQLite \(error.extendedResultCode.rawValue)")
        }
    }

    /// Maps the errno of a failed system call.
    init(systemError: Int32) {
        switch systemError {
        case ENOSPC, EDQUOT, EFBIG: self = .diskFull
        case EACCES, EPERM: self = .readOnly
        case EROFS: self = .readOnlyDisk
        default: self = .other("errno \(systemError)")
        }
    }

    /// Maps the errno of a system call that failed to read.
    init(reading systemError: Int32) {
        self = systemError == EACCES || systemError == EPERM ? .unreadable : StoreError(systemError: systemError)
    }

    /// Returns the error with the reason that SQLite does not tell: whether the disk of the file can only be read.
    func named(at path: String) -> StoreError {
        var disk = statvfs()
        guard self == .readOnly, statvfs(path, &disk) == 0, disk.f_flag & UInt(ST_RDONLY) != 0 else { return self }
        return .readOnlyDisk
    }

    /// Throws the error of errno if the result is negative.
    static func check(_ result: CInt) throws(StoreError) {
        if result < 0 { throw StoreError(systemError: errno) }
    }
}
