import Foundation
import GRDB
import WeatherModel

/// The tables of the database file, version by version; a version that has shipped is never edited, only followed by another.
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
        return migrator
    }

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

    /// Instants are seconds since 2001, which is the number `Date` itself holds, so that they come back to the last bit.
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

    /// Why a part was not in the last answer, so that a feed that fails is not taken for a calm day after a restart either.
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

    /// Version 1 kept one forecast a place, as JSON; one that cannot be read is dropped, it can be fetched again.
    private static func takeOverForecasts(_ database: Database) throws {
        let rows = try Row.fetchCursor(database, sql: "SELECT locationID, payload FROM forecast")
        while let row = try rows.next() {
            let payload: Data = row["payload"]
            guard let forecast = try? JSONDecoder().decode(Forecast.self, from: payload) else { continue }
            try ReportTable(database).save(
                StoredPart.all(of: WeatherReport(forecast)), in: forecast.timeZone, for: row["locationID"])
        }
    }
}
