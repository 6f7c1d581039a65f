import Foundation
import Gazetteer
@testable import GazetteerBuilding
import WeatherModel

/// An index of a few hundred places in a file, of which an input changes some bytes before it asks.
///
/// An input: how many matches are wanted (u8), length of the query (u8) and its bytes, then changes of five bytes each:
/// section (u8, beyond the last the header), where in it (u24), the new value (u8).
final class DamagedIndex: Sendable {
    private let bytes: [UInt8]
    private let url: URL
    private let descriptor: CInt

    init() throws {
        var builder = IndexBuilder(Self.source)
        bytes = try builder.build()
        url = URL.temporaryDirectory.appending(path: "fuzzed-\(ProcessInfo.processInfo.processIdentifier).fwi")
        try Data(bytes).write(to: url)
        descriptor = open(url.path, O_RDWR)
    }

    /// Whatever the input, this returns, and soon.
    func answer(_ input: [UInt8]) {
        guard input.count > 2 else { return }
        let query = Array(input.dropFirst(2).prefix(Int(input[1])))
        var header = Array(bytes.prefix(IndexHeader.count))
        var changed: [Int] = []
        var rest = input.dropFirst(2 + query.count)
        while rest.count >= 5 {
            let change = Array(rest.prefix(5))
            rest = rest.dropFirst(5)
            let place = Int(change[1]) | Int(change[2]) << 8 | Int(change[3]) << 16
            let section = Int(change[0]) % (IndexSection.allCases.count + 1)
            if section == IndexSection.allCases.count {
                // Past the magic, the version and the size, which would end it all.
                header[24 + place % (IndexHeader.count - 32)] = change[4]
            } else if let extent = extent(section), !extent.isEmpty {
                let offset = extent.lowerBound + place % extent.count
                changed.append(offset)
                write([change[4]], at: offset)
            }
        }
        // A header that says it is whole, so that what it leads to is read.
        let sum = header.dropLast(8).withUnsafeBytes { IndexChecksum(of: Bytes($0)).value }
        for index in 0..<8 {
            header[IndexHeader.count - 8 + index] = UInt8(truncatingIfNeeded: sum >> UInt64(index * 8))
        }
        write(header, at: 0)
        ask(query, limit: Int(input[0]))
        write(Array(bytes.prefix(IndexHeader.count)), at: 0)
        for offset in changed { write([bytes[offset]], at: offset) }
    }

    private func ask(_ query: [UInt8], limit: Int) {
        guard let index = try? PlaceIndex(file: url) else { return }
        let matches = index.matches(
            forBytes: query, limit: limit, preferredCountry: limit.isMultiple(of: 2) ? "US" : nil)
        precondition(matches.count <= limit)
        for match in matches.prefix(5) { _ = (match.location.fullName, match.matchedName, match.highlights) }
        guard limit.isMultiple(of: 16) else { return }
        _ = index.nearest(to: Coordinates(clampingLatitude: Double(limit) - 90, longitude: Double(query.count)))
    }

    private func extent(_ section: Int) -> Range<Int>? {
        func number(_ offset: Int) -> Int { (0..<4).reduce(0) { $0 | Int(bytes[offset + $1]) << ($1 * 8) } }
        let entry = 32 + section * 8
        let start = number(entry)
        return start..<start + number(entry + 4)
    }

    private func write(_ bytes: [UInt8], at offset: Int) {
        precondition(pwrite(descriptor, bytes, bytes.count, offset) == bytes.count)
    }

    private static let source = SourceData(
        places: (0..<400).map { number in
            let names = ["Place \(number) of the sea", "San José \(number % 7)", "Portland \(number)", "Île-\(number)"]
            return SourcePlace(
                id: number + 1, name: names[number % 4], latitude: Double(number % 170) - 80,
                longitude: Double(number % 350) - 170, countryCode: number.isMultiple(of: 3) ? "US" : "JP",
                regionCode: number.isMultiple(of: 2) ? "TX" : "40", population: number * number * 20, zone: "Etc/UTC",
                otherNames: ["東京\(number)", "Порт \(number)", "München \(number % 50)"], isSection: number % 90 == 1)
        },
        countries: [
            SourceCountry(code: "US", code3: "USA", name: "United States", languages: "en-US"),
            SourceCountry(code: "JP", code3: "JPN", name: "Japan", languages: "ja"),
        ],
        regions: ["US.TX": "Texas", "JP.40": "Tokyo"], notes: [])
}
