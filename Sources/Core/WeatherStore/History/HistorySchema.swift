import GRDB

/// The schema of the history database; a released version is never edited, only followed by another one.
enum HistorySchema {
    static var migrator: DatabaseMigrator {
        var migrator = DatabaseMigrator()
        migrator.registerMigration("history-v1") { try $0.execute(sql: v1) }
        return migrator
    }

    /// Version 1 of the tables; instants are seconds since 2001, the value stored in a `Date`.
    ///
    /// `confirmedAt` is the last time at which the source gave the same data; `firstTime` and `lastTime` are the first
    /// and last instant that the payload covers, for days the number of days since 1970.
    private static let v1 = """
        CREATE TABLE source (
            number INTEGER PRIMARY KEY,
            id TEXT NOT NULL,
            name TEXT NOT NULL,
            attribution TEXT NOT NULL,
            homepage TEXT NOT NULL,
            UNIQUE (id, name, attribution, homepage)
        ) STRICT;
        CREATE TABLE kept (
            number INTEGER PRIMARY KEY,
            locationID TEXT NOT NULL,
            part TEXT NOT NULL,
            source INTEGER NOT NULL REFERENCES source (number),
            issuedAt REAL,
            fetchedAt REAL NOT NULL,
            confirmedAt REAL NOT NULL,
            validUntil REAL,
            firstTime REAL NOT NULL,
            lastTime REAL NOT NULL,
            payload BLOB NOT NULL,
            UNIQUE (locationID, part, source, fetchedAt)
        ) STRICT;
        CREATE INDEX keptByAge ON kept (confirmedAt);
        """
}
