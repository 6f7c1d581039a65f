import Foundation
import WeatherModel

/// The stored form of rows, column by column; a column without values is left out.
///
/// Each column has its name and length, so that a program can skip columns it does not know or need.
struct PayloadTable<Row>: Sendable where Row: Sendable {
    /// A row before its columns are read.
    let blank: Row
    /// The column that every row has and by which rows are in ascending order.
    let key: Column<Row>
    let columns: [Column<Row>]
    private let numbers: [String: Int]

    init(blank: Row, key: Column<Row>, columns: [Column<Row>]) {
        self.blank = blank
        self.key = key
        self.columns = columns
        numbers = Dictionary(columns.enumerated().map { ($1.name, $0) }, uniquingKeysWith: { first, _ in first })
    }

    func write(_ rows: [Row], to writer: inout PayloadWriter) {
        writer.number(UInt64(rows.count))
        guard !rows.isEmpty else { return }
        write(key, of: rows, to: &writer)
        var content = PayloadWriter()
        var count: UInt64 = 0
        for column in columns where column.hasValue(in: rows) {
            content.text(column.name)
            write(column, of: rows, to: &content)
            count += 1
        }
        writer.number(count)
        for byte in content.bytes { writer.byte(byte) }
    }

    /// - Parameters:
    ///   - keys: The range of keys of the rows to read; nil for all.
    ///   - wanted: The names of the columns to read; nil for all.
    func read(
        _ reader: inout PayloadReader, keys: ClosedRange<Double>? = nil, wanted: Set<String>? = nil
    ) throws(UnreadablePayload) -> [Row] {
        let count = try reader.count()
        guard count > 0 else { return [] }
        var found: [Double] = []
        found.reserveCapacity(count)
        var keyBlock = try reader.block()
        try NumberColumn.read(&keyBlock, count: count, range: 0..<count) { _, key in found.append(key) }
        guard found.count == count, case .number(_, let setKey) = key.access else { throw UnreadablePayload() }
        let range = Self.range(of: keys, in: found)
        var rows = [Row](repeating: blank, count: range.count)
        for (index, key) in found[range].enumerated() { setKey(&rows[index], key) }
        for _ in 0..<(try reader.count()) {
            let name = try reader.text()
            var block = try reader.block()
            guard let number = numbers[name], wanted?.contains(name) ?? true else { continue }
            try columns[number].read(&block, count: count, range: range, into: &rows)
        }
        return rows
    }

    private func write(_ column: Column<Row>, of rows: [Row], to writer: inout PayloadWriter) {
        var content = PayloadWriter()
        column.write(rows, to: &content)
        writer.block(content.bytes)
    }

    /// Returns the rows from the first to the last one with a key in the range.
    private static func range(of keys: ClosedRange<Double>?, in found: [Double]) -> Range<Int> {
        guard let keys else { return found.indices }
        guard let first = found.firstIndex(where: keys.contains), let last = found.lastIndex(where: keys.contains)
        else { return 0..<0 }
        return first..<last + 1
    }
}

extension PayloadTable where Row == AirQuality {
    static let airQuality = PayloadTable(
        blank: AirQuality(time: .distantPast), key: .instant("time", \.time),
        columns: AirQualityStandard.allCases.map(index)
            + Pollutant.allCases.map { pollutant in
                .number("p." + pollutant.rawValue) {
                    $0.pollutants[pollutant]?.value
                } set: {
                    $0.pollutants[pollutant] = MassConcentration($1)
                }
            }
            + Pollen.allCases.map { pollen in
                .number("g." + pollen.rawValue) {
                    $0.pollen[pollen]?.value
                } set: {
                    $0.pollen[pollen] = PollenCount($1)
                }
            } + [order])

    private static func index(_ standard: AirQualityStandard) -> Column<AirQuality> {
        .number("i." + standard.rawValue) { air in
            air.indices.first { $0.standard == standard }?.value
        } set: { air, value in
            if let index = AirQualityIndex(standard, checking: value) { air.indices.append(index) }
        }
    }

    /// The order of the indices if it is not the usual one; read after them, to sort them.
    private static let order = Column<AirQuality>.text("order") { air in
        let standards = air.indices.map(\.standard)
        let usual = AirQualityStandard.allCases.filter(standards.contains)
        return standards == usual ? nil : standards.map(\.rawValue).joined(separator: " ")
    } set: { air, text in
        let names = text.split(separator: " ").map(String.init)
        func place(_ index: AirQualityIndex) -> Int { names.firstIndex(of: index.standard.rawValue) ?? names.count }
        air.indices.sort { place($0) < place($1) }
    }
}

extension PayloadTable where Row == CurrentConditions {
    static let current = PayloadTable(
        blank: CurrentConditions(time: .distantPast), key: .instant("time", \.time),
        columns: [.rawValue("kind", \.kind), .text("station", \.station)] + Column.conditions(\.conditions))
}

extension PayloadTable where Row == PrecipitationStep {
    static let minutes = PayloadTable(
        blank: PrecipitationStep(time: .distantPast, duration: 0), key: .instant("time", \.time),
        columns: [
            .number("length", \.duration),
            .quantity("rain", \.precipitation), .condition("code", \.condition),
        ])
}

extension PayloadTable where Row == TemperatureSpread {
    static let spread = PayloadTable(
        blank: TemperatureSpread(time: .distantPast, mean: Temperature(0), deviation: TemperatureDeviation(0)),
        key: .instant("time", \.time),
        columns: [
            .number("mean") {
                $0.mean.value
            } set: {
                $0.mean = Temperature($1)
            },
            .number("deviation") {
                $0.deviation.value
            } set: {
                $0.deviation = TemperatureDeviation($1)
            },
        ])
}

extension PayloadTable where Row == Hour {
    static let hours = PayloadTable(
        blank: Hour(time: .distantPast), key: .instant("time", \.time),
        columns: [
            .quantity("chance", \.precipitationProbability), .quantity("max", \.high), .quantity("min", \.low),
            // Nearly all steps are an hour long, and a column without values takes no space.
            .number("length") {
                $0.duration == 3600 ? nil : $0.duration
            } set: {
                $0.duration = $1
            },
        ] + Column.conditions(\.conditions))
}

extension PayloadTable where Row == Day {
    static let days = PayloadTable(
        blank: Day(date: CivilDate(dayNumber: 0)),
        key: .number("date") {
            Double($0.date.dayNumber)
        } set: {
            $0.date = CivilDate(dayNumber: $1.dayNumber)
        },
        columns: [
            .condition("code", \.condition), .quantity("high", \.high), .quantity("low", \.low),
            .quantity("feltHigh", \.apparentHigh), .quantity("feltLow", \.apparentLow),
            .quantity("rain", \.precipitation), .quantity("chance", \.precipitationProbability),
            .quantity("snow", \.snowfall), .quantity("wind", \.windSpeedMax), .quantity("gust", \.windGustMax),
            .quantity("from", \.windDirection), .quantity("uv", \.uvIndexMax), .instant("rise", \.sunrise),
            .instant("set", \.sunset), .number("sun", \.sunshineDuration),
            .number("part") {
                $0.isPartial ? 1 : nil
            } set: {
                $0.isPartial = $1 != 0
            },
        ])
}

extension Double {
    /// The number of days since 1970; 0 for a number outside any calendar.
    fileprivate var dayNumber: Int { abs(self) < 1e9 ? Int(self) : 0 }
}
