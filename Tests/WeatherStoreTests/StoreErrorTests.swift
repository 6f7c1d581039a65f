import Foundation
import GRDB
import Testing

@testable import WeatherStore

struct StoreErrorTests {
    @Test(
        "SQLite's codes are told apart, the extended ones too",
        arguments: [
            (ResultCode.SQLITE_FULL, StoreError.diskFull), (.SQLITE_READONLY, .readOnly), (.SQLITE_PERM, .readOnly),
            (.SQLITE_READONLY_DIRECTORY, .readOnly), (.SQLITE_BUSY, .busy), (.SQLITE_BUSY_RECOVERY, .busy),
            (.SQLITE_LOCKED, .busy), (.SQLITE_CORRUPT, .damaged), (.SQLITE_CORRUPT_VTAB, .damaged),
            (.SQLITE_NOTADB, .damaged), (.SQLITE_IOERR, .other("SQLite 10")),
            (.SQLITE_CONSTRAINT, .other("SQLite 19")),
        ])
    func codes(code: ResultCode, expected: StoreError) {
        #expect(StoreError(DatabaseError(resultCode: code, message: "words")) == expected)
    }

    @Test(
        "what SQLite calls an I/O error is named after the system's own reason",
        arguments: [
            (ENOSPC, StoreError.diskFull), (EDQUOT, .diskFull), (EFBIG, .diskFull), (EACCES, .readOnly),
            (EPERM, .readOnly), (EROFS, .readOnlyDisk), (EIO, .other("errno 5")),
        ])
    func systemErrors(code: Int32, expected: StoreError) {
        for result in [ResultCode.SQLITE_IOERR_WRITE, .SQLITE_CANTOPEN] {
            let error = DatabaseError(resultCode: result, message: "words")
            #expect(StoreError(error, systemError: code) == expected)
        }
    }

    @Test("a system error left over from before does not change the meaning of other codes")
    func leftOverSystemError() {
        let error = DatabaseError(resultCode: .SQLITE_BUSY, message: "words")
        #expect(StoreError(error, systemError: ENOSPC) == .busy)
    }

    @Test("an error quotes neither the statement nor the values in it, nor SQLite")
    func noValues() async throws {
        let queue = try DatabaseQueue()
        let error = await #expect(throws: DatabaseError.self) {
            try await queue.write { try $0.execute(sql: "INSERT INTO nowhere VALUES (?)", arguments: ["Zürich"]) }
        }
        #expect(StoreError(try #require(error)) == .other("SQLite 1"))
    }

    @Test("Foundation's errors are named after the system's reason behind them")
    func foundation() {
        let full = CocoaError(.fileWriteOutOfSpace, userInfo: [NSUnderlyingErrorKey: POSIXError(.ENOSPC)])
        #expect(StoreError(full) == .diskFull)
        let refused = CocoaError(.fileWriteNoPermission, userInfo: [NSUnderlyingErrorKey: POSIXError(.EACCES)])
        #expect(StoreError(refused) == .readOnly)
        #expect(StoreError(StoreError.tooNew) == .tooNew)
    }
}
