import GRDB

/// The tables of the history's file; a version that has shipped is never edited, only followed by another.
enum HistorySchema {
    static var migrator: DatabaseMigrator {
        var migrator = DatabaseMigrator()
        migrator.registerMigration("history-v1") { try $0.execute(sql: v1) }
        return migrator
    }

    /// Instants are seconds since 2001, which is the number `Date` itself holds.
    ///
    /// `confirmedAt` is the last time that the source said exactly this; `firstTime` and `lastTime` are the first and the
    /// last instant that the payload speaks of, for days the days' numbers since 1970.
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
