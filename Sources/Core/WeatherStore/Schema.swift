import Foundation
import GRDB
import WeatherModel

/// The schema of the database by version; a released version is never edited, only followed by another one.
enum Schema {
    static var migrator: DatabaseMigrator {
        var migrator = DatabaseMigrator()
        migrator.registerMigration("v1") { try $0.execute(sql: v1) }
        migrator.registerMigration("v2") { database in
            try database.execute(sql: v2)
            try takeOverForecasts(database)
            try database.execute(sql: "DROP TABLE forecast")
        }
        migrator.registerMigration("v3") { try $0.execute(sql: v3) }
        migrator.registerMigration("v4") { database in
            try database.execute(sql: v4)
            try AlertTable(database).takeOverReports()
        }
        migrator.registerMigration("v5") { try $0.execute(sql: v5) }
        migrator.registerMigration("v6") { try $0.execute(sql: v6) }
        migrator.registerMigration(versionOfTrips) { try $0.execute(sql: v7) }
        return migrator
    }

    /// The version from which on there are trips.
    static let versionOfTrips = "v7"

    /// Throws SQLite's error where a table or a column is missing, as damage in the text of the schema makes it.
    static func check(_ database: Database) throws {
        for (table, columns) in columns {
            _ = try database.makeStatement(sql: "SELECT \(columns) FROM \(table) LIMIT 0")
        }
    }

    /// The columns of each table of the last version.
    static let columns: KeyValuePairs<String, String> = [
        "alert": "number, locationID, sourceID, alertID, endedAt",
        "alertChange": "number, alert, kind, at, payload",
        "alone": "locationID, place, timeZone, elevation",
        "aloneGap": "locationID, part, kind, since, source",
        "alonePart": "locationID, part, source, issuedAt, fetchedAt, validUntil, payload",
        "gap": "locationID, part, kind, since, source",
        "location": """
        id, position, name, region, country, countryCode, latitude, longitude, elevation, timeZoneIdentifier, postcode, \
        population, fullName, customName, isHome, sourceOrder, hidesAlerts
        """,
        "notice": "id, kind, version, about, toldAt, withdrawnAt",
        "part": "locationID, part, source, issuedAt, fetchedAt, validUntil, payload",
        "report": "locationID, timeZone, elevation",
        "source": "number, id, name, attribution, homepage",
        "trip": "id, content",
    ]

    private static let v1 = """
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
        """

    /// Version 2 of the tables; instants are seconds since 2001, the value stored in a `Date`, so that they are exact.
    private static let v2 = """
        ALTER TABLE location ADD COLUMN customName TEXT;
        ALTER TABLE location ADD COLUMN isHome INTEGER NOT NULL DEFAULT 0;
        ALTER TABLE location ADD COLUMN sourceOrder TEXT NOT NULL DEFAULT '';
        CREATE UNIQUE INDEX home ON location (isHome) WHERE isHome;
        CREATE TABLE source (
            number INTEGER PRIMARY KEY,
            id TEXT NOT NULL,
            name TEXT NOT NULL,
            attribution TEXT NOT NULL,
            homepage TEXT NOT NULL,
            UNIQUE (id, name, attribution, homepage)
        ) STRICT;
        CREATE TABLE report (
            locationID TEXT NOT NULL PRIMARY KEY REFERENCES location (id) ON DELETE CASCADE,
            timeZone TEXT NOT NULL
        ) STRICT;
        CREATE TABLE part (
            locationID TEXT NOT NULL REFERENCES report (locationID) ON DELETE CASCADE,
            part TEXT NOT NULL,
            source INTEGER NOT NULL REFERENCES source (number),
            issuedAt REAL,
            fetchedAt REAL NOT NULL,
            validUntil REAL,
            payload BLOB NOT NULL,
            UNIQUE (locationID, part)
        ) STRICT;
        """

    /// Version 3: the reasons for missing parts, so that after a restart a failed feed of warnings does not look like a
    /// day without warnings.
    private static let v3 = """
        CREATE TABLE gap (
            locationID TEXT NOT NULL REFERENCES location (id) ON DELETE CASCADE,
            part TEXT NOT NULL,
            kind TEXT NOT NULL,
            since REAL NOT NULL,
            source INTEGER REFERENCES source (number),
            UNIQUE (locationID, part)
        ) STRICT;
        """

    /// Version 4: every version of each warning that was seen, and the places whose warnings are not wanted.
    ///
    /// Numbers are never used twice, so that who has told a change can remember how far it has come.
    private static let v4 = """
        ALTER TABLE location ADD COLUMN hidesAlerts INTEGER NOT NULL DEFAULT 0;
        CREATE TABLE alert (
            number INTEGER PRIMARY KEY AUTOINCREMENT,
            locationID TEXT NOT NULL REFERENCES location (id) ON DELETE CASCADE,
            sourceID TEXT NOT NULL,
            alertID TEXT NOT NULL,
            endedAt REAL
        ) STRICT;
        CREATE INDEX alertByPlace ON alert (locationID);
        CREATE TABLE alertChange (
            number INTEGER PRIMARY KEY AUTOINCREMENT,
            alert INTEGER NOT NULL REFERENCES alert (number) ON DELETE CASCADE,
            kind TEXT NOT NULL,
            at REAL NOT NULL,
            payload BLOB NOT NULL
        ) STRICT;
        CREATE INDEX changeByAlert ON alertChange (alert);
        """

    /// Version 5: what the desktop was told; apart from the places, as the notices of a removed one are to be withdrawn.
    private static let v5 = """
        CREATE TABLE notice (
            id TEXT NOT NULL PRIMARY KEY,
            kind TEXT NOT NULL,
            version TEXT NOT NULL,
            about REAL,
            toldAt REAL NOT NULL,
            withdrawnAt REAL
        ) STRICT;
        """

    /// Version 6: the height in metres that a source gives, as the index of places knows none; and what a source that was
    /// asked alone said beside the weather of others, in tables like those of all (`ReportShelf`).
    ///
    /// Without a space too many: SQLite keeps these texts, and as long as all of them lie on the file's first page, damage to
    /// any other costs no place that does not lie on it.
    private static let v6 = """
        ALTER TABLE report ADD COLUMN elevation REAL;
        CREATE TABLE alone(locationID TEXT PRIMARY KEY,place TEXT NOT NULL REFERENCES location ON DELETE CASCADE,\
        timeZone TEXT NOT NULL,elevation REAL)STRICT;
        CREATE TABLE alonePart(locationID TEXT NOT NULL REFERENCES alone ON DELETE CASCADE,part TEXT NOT NULL,\
        source INTEGER NOT NULL,issuedAt REAL,fetchedAt REAL NOT NULL,validUntil REAL,payload BLOB NOT NULL,\
        UNIQUE(locationID,part))STRICT;
        CREATE TABLE aloneGap(locationID TEXT NOT NULL REFERENCES alone ON DELETE CASCADE,part TEXT NOT NULL,\
        kind TEXT NOT NULL,since REAL NOT NULL,source INTEGER,UNIQUE(locationID,part))STRICT;
        """

    /// Version 7: trips, apart from the places, as a trip outlives those that are removed from the list.
    ///
    /// Without an index of its identities the whole schema stays on the first page: else SQLite would move it to the end of the
    /// file, and of one that is cut short nothing could be read any more.
    private static let v7 = "CREATE TABLE trip(id TEXT NOT NULL,content TEXT NOT NULL)STRICT;"

    /// Migrates the forecasts of version 1, one JSON text for each place; those that cannot be read are dropped.
    private static func takeOverForecasts(_ database: Database) throws {
        let rows = try Row.fetchCursor(database, sql: "SELECT locationID, payload FROM forecast")
        while let row = try rows.next() {
            let payload: Data = row["payload"]
            guard let forecast = Forecast(firstFormat: payload) else { continue }
            try ReportTable(database).save(
                StoredPart.all(of: WeatherReport(forecast)), in: forecast.timeZone, for: row["locationID"])
        }
    }
}
