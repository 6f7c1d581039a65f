import GRDB

/// The tables of the database file, version by version; a version that has shipped is never edited, only followed by another.
enum Schema {
    static var migrator: DatabaseMigrator {
        var migrator = DatabaseMigrator()
        migrator.registerMigration("v1") { database in
            try database.execute(
                sql: """
                    CREATE TABLE location (
                        id TEXT NOT NULL PRIMARY KEY,
                        position INTEGER NOT NULL,
                        name TEXT NOT NULL,
                        region TEXT,
                        country TEXT,
                        countryCode TEXT,
                        latitude REAL NOT NULL,
                        longitude REAL NOT NULL,
                        elevation REAL,
                        timeZoneIdentifier TEXT,
                        postcode TEXT,
                        population INTEGER,
                        fullName TEXT NOT NULL
                    ) STRICT;
                    CREATE TABLE forecast (
                        locationID TEXT NOT NULL PRIMARY KEY REFERENCES location (id) ON DELETE CASCADE,
                        fetchedAt REAL NOT NULL,
                        sourceID TEXT NOT NULL,
                        payload BLOB NOT NULL
                    ) STRICT;
                    """)
        }
        return migrator
    }
}
