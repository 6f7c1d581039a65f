import Foundation
import SeededRandom
import Testing
import WeatherModel

@testable import WeatherStore

struct PayloadTests {
    private func written(_ values: [Double?]) -> [UInt8] {
        var writer = PayloadWriter()
        NumberColumn.write(values, to: &writer)
        return writer.bytes
    }

    private func read(_ bytes: [UInt8], count: Int, range: Range<Int>? = nil) throws -> [Double?] {
        try bytes.withUnsafeBytes { bytes in
            var reader = PayloadReader(bytes)
            var values = [Double?](repeating: nil, count: count)
            try NumberColumn.read(&reader, count: count, range: range ?? 0..<count) { values[$0] = $1 }
            return values
        }
    }

    @Test(
        "a column of numbers comes back to the last bit",
        arguments: [
            [], [nil], [0], [13.4, 13.5, nil, -0.1], [1 / 3.0], [1e300, -4.2e-300], [1013.25, nil, nil, 1013.3],
            [9_007_199_254_740_991, -9_007_199_254_740_991], [9_007_199_254_740_992], [0.1, 0.12, 0.123_456, 7],
            [0.123_456_7], Array(repeating: nil, count: 17) + [4],
        ] as [[Double?]])
    func numbers(values: [Double?]) throws {
        let found = try read(written(values), count: values.count)
        #expect(found.map { $0?.bitPattern } == values.map { $0?.bitPattern })
    }

    @Test("so do numbers of any size and any count of decimals, in part or whole")
    func anyNumbers() throws {
        var generator = SeededGenerator(seed: 8)
        for round in 0..<300 {
            let digits = pow(10, Double(round % 9))
            var values: [Double?] = []
            for _ in 0..<Int.random(in: 1...60, using: &generator) {
                let value = (Double.random(in: -3e4...3e4, using: &generator) * digits).rounded() / digits
                values.append(Bool.random(using: &generator) ? nil : value)
            }
            let bytes = written(values)
            #expect(try read(bytes, count: values.count) == values)
            let start = Int.random(in: 0..<values.count, using: &generator)
            let part = try read(bytes, count: values.count, range: start..<values.count)
            #expect(part[start...] == values[start...])
        }
    }

    @Test("decimals that change little take a byte each")
    func compact() {
        let values: [Double?] = (0..<384).map { hour in Double(134 + hour % 12) / 10 }
        #expect(written(values).count <= 384 + 2)
        #expect(written(Array(repeating: 1 / 3.0, count: 384)).count == 1 + 384 * 8)
    }

    @Test("no bytes whatever make the reader crash, read past the end or ask for much memory")
    func noise() {
        var generator = SeededGenerator(seed: 3)
        let sound = StoredPart.all(of: Samples.report())
        for round in 0..<6_000 {
            let original = sound[round % sound.count]
            // Beneath the checksum, which would hide the reader behind it.
            var content = Array(original.payload.dropFirst().dropLast(8))
            for _ in 0..<Int.random(in: 1...4, using: &generator) {
                content[Int.random(in: 0..<content.count, using: &generator)] = .random(in: 0...255, using: &generator)
            }
            if round.isMultiple(of: 3) { content.removeLast(Int.random(in: 0..<content.count, using: &generator)) }
            let forged = Payload.make { writer in content.forEach { writer.byte($0) } }
            var report = WeatherReport(timeZone: .gmt)
            report.read(original.part.rawValue, original.stamp, forged)
            report.read(
                original.part.rawValue, original.stamp, forged, window: PartWindow(around: Samples.start))
        }
    }

    @Test("a changed byte anywhere is noticed")
    func checksum() {
        for part in StoredPart.all(of: Samples.report(hours: 3, days: 2)) {
            for position in part.payload.indices {
                var payload = part.payload
                payload[position] ^= 0x80
                var report = WeatherReport(timeZone: .gmt)
                report.read(part.part.rawValue, part.stamp, payload)
                #expect(report.parts.isEmpty, "byte \(position) of \(part.part)")
            }
        }
    }

    @Test("a condition name and a column from a newer version cost nothing else")
    func newer() throws {
        let table = PayloadTable(
            blank: Hour(time: .distantPast), key: .instant("time", \.time),
            columns: [
                .text("code") { _ in
                    "rainOfFrogs"
                } set: { _, _ in
                },
                .number("frogs") { _ in
                    7
                } set: { _, _ in
                },
                .quantity("temp", \.conditions.temperature),
            ])
        var hour = Hour(time: Samples.start)
        hour.temperature = Temperature(-40)
        let payload = Payload.make { table.write([hour], to: &$0) }
        var report = WeatherReport(timeZone: .gmt)
        let stamp = PartStamp(source: Samples.agency, issuedAt: nil, fetchedAt: Samples.start, validUntil: nil)
        report.read("hours", stamp, payload)
        hour.condition = .unknown
        #expect(report.hours?.value == [hour])
    }
}
