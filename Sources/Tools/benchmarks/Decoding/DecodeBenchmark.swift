import ArgumentParser
import Foundation
import GRDBSQLite
import WeatherServices

/// `decode`: an answer of Open-Meteo to values, beside readers of JSON that only look at it.
struct DecodeBenchmark: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "decode", abstract: "Measures the decoding of a forecast of sixteen days.",
        discussion: """
            Each round reads the same bytes once in each way. SQLite's json_valid() is a reader in C that keeps nothing; \
            JSONSerialization is Foundation's.
            """)

    @Option(help: "How often the answer is read in each way.")
    var rounds = 99

    func run() throws { Ratio.print(try measure()) }

    /// Measures, prints the medians and returns what the program promises.
    func measure() throws -> [Ratio] {
        let query =
            "current=temperature_2m,weather_code,wind_speed_10m&hourly=temperature_2m,relative_humidity_2m,"
            + "dew_point_2m,apparent_temperature,precipitation_probability,precipitation,rain,showers,snowfall,"
            + "weather_code,pressure_msl,surface_pressure,cloud_cover,cloud_cover_low,cloud_cover_mid,"
            + "cloud_cover_high,visibility,wind_speed_10m,wind_direction_10m,wind_gusts_10m,uv_index,is_day,"
            + "sunshine_duration&daily=weather_code,temperature_2m_max,temperature_2m_min,sunrise,sunset,uv_index_max"
        let body = MadeAnswer.body(query)
        let decoder = OpenMeteoForecastDecoder(fetchedAt: .now)
        guard try decoder.forecast(from: body).hours.count > 300 else {
            throw UnreadableInput(file: "the made answer", detail: "its hours are not read")
        }
        let reader = try SQLiteReader()
        let ways: [(String, () throws -> Void)] = [
            ("SQLite, json_valid", { try reader.read(body) }),
            ("JSONSerialization", { _ = try JSONSerialization.jsonObject(with: body) }),
            ("decoder", { _ = try decoder.forecast(from: body) }),
        ]
        var times = [[Double]](repeating: [], count: ways.count)
        for _ in 0..<rounds {
            for (index, way) in ways.enumerated() {
                let start = ContinuousClock.now
                try way.1()
                times[index].append(Figures.microseconds(start.duration(to: .now)))
            }
        }
        Ratio.printHeading("decoding \(body.count / 1000) kB, \(rounds) rounds")
        let medians = times.map { Figures.percentile(0.5, of: $0.sorted()) }
        for (way, median) in zip(ways, medians) {
            print(Figures.line(way.0, [String(format: "%.0f µs", median)]))
        }
        return [Ratio(name: "decoder to fastest", value: medians[2] / min(medians[0], medians[1]), goal: 3)]
    }
}

/// SQLite's own reader of JSON.
final class SQLiteReader {
    private var connection: OpaquePointer?
    private var statement: OpaquePointer?

    /// - Throws: An error if SQLite was built without its functions for JSON.
    init() throws {
        guard sqlite3_open(":memory:", &connection) == SQLITE_OK,
            sqlite3_prepare_v2(connection, "SELECT json_valid(?)", -1, &statement, nil) == SQLITE_OK
        else { throw UnreadableInput(file: "SQLite", detail: "json_valid() is missing") }
    }

    deinit {
        sqlite3_finalize(statement)
        sqlite3_close(connection)
    }

    /// Reads the bytes.
    ///
    /// - Throws: An error if they are no JSON.
    func read(_ data: Data) throws {
        let isValid = data.withUnsafeBytes { bytes in
            // The bytes outlive the statement's step.
            sqlite3_bind_text(
                statement, 1, bytes.assumingMemoryBound(to: CChar.self).baseAddress, Int32(bytes.count), nil)
            return sqlite3_step(statement) == SQLITE_ROW && sqlite3_column_int(statement, 0) == 1
        }
        sqlite3_reset(statement)
        if !isValid { throw UnreadableInput(file: "the made answer", detail: "it is no JSON") }
    }
}
