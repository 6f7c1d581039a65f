import Foundation
import Gazetteer
import WeatherModel

/// Writes the sections of an index.
struct IndexWriter {
    private static let placesBySize = 10_000

    let places: [IndexedPlace]
    let areas: AreaTable
    let folder: Folder

    func bytes() -> [UInt8] {
        var sections: [IndexSection: [UInt8]] = [.folding: folder.tableBytes]
        writeAreas(&sections)
        writePlaces(&sections)
        writeTries(&sections)
        writeGrid(&sections)
        return file(sections)
    }

    private var zones: [String] { Set(places.map(\.source.zone)).sorted() }

    private func writeAreas(_ sections: inout [IndexSection: [UInt8]]) {
        var strings = ByteWriter()
        strings.u8(0)
        func offset(_ text: String?) -> Int {
            guard let text, !text.isEmpty, text.utf8.count < 256 else { return 0 }
            defer { strings.text(text) }
            return strings.count
        }
        var countries = ByteWriter()
        for (country, extent) in zip(areas.countries, areas.extents) {
            countries.append(country.code.utf8.prefix(2))
            countries.u32(offset(country.name))
            countries.u16(extent.lowerBound)
            countries.u16(extent.count)
        }
        var regions = ByteWriter()
        for region in areas.regions {
            regions.u16(region.country)
            regions.u32(offset(region.name))
        }
        var zoneTable = ByteWriter()
        for zone in zones { zoneTable.u32(offset(zone)) }
        sections[.countries] = countries.bytes
        sections[.regions] = regions.bytes
        sections[.zones] = zoneTable.bytes
        sections[.strings] = strings.bytes
    }

    private func writePlaces(_ sections: inout [IndexSection: [UInt8]]) {
        let zones = zones
        let numbers = Dictionary(uniqueKeysWithValues: zip(zones, zones.indices))
        var records = ByteWriter()
        var names = ByteWriter()
        var offsets = Array(repeating: 0, count: places.count)
        // Places that match together are stored together, so that few pages of the file are read: the biggest, which
        // match short queries, in order of size, the others in order of name.
        let ordered =
            Array(places.indices.prefix(Self.placesBySize))
            + places.indices.dropFirst(Self.placesBySize).sorted {
                places[$0].foldedName == places[$1].foldedName
                    ? $0 < $1 : places[$0].foldedName.lexicographicallyPrecedes(places[$1].foldedName)
            }
        for row in ordered {
            let place = places[row]
            let source = place.source
            offsets[row] = records.count
            records.u32(source.id)
            records.u32(Int((source.latitude * PlaceRecord.unitsPerDegree).rounded()))
            records.u32(Int((source.longitude * PlaceRecord.unitsPerDegree).rounded()))
            records.u32(source.population)
            records.u32(names.count)
            records.u8(place.others.count)
            records.u16((numbers[source.zone] ?? 0) | (place.qualifier == nil ? 0 : PlaceRecord.qualifierFlag))
            records.text(source.name)
            if let qualifier = place.qualifier { records.text(qualifier) }
            Self.write(place.others.values.map(NameCoding.bytes), to: &names)
        }
        sections[.places] = records.bytes
        sections[.otherNames] = names.bytes
        sections[.scores] = places.map { UInt8(min(255, $0.score)) }
        var columns = (regions: ByteWriter(), offsets: ByteWriter())
        for (row, place) in places.enumerated() {
            columns.regions.u16(place.region)
            columns.offsets.u32(offsets[row])
        }
        sections[.placeRegions] = columns.regions.bytes
        sections[.placeOffsets] = columns.offsets.bytes
    }

    private static func write(_ others: [[UInt8]], to names: inout ByteWriter) {
        var former: [UInt8] = []
        for name in others.sorted(by: { $0.lexicographicallyPrecedes($1) }) {
            let shared = zip(former, name).prefix { $0 == $1 }.count
            names.u8(shared)
            names.u8(name.count - shared)
            names.append(name.dropFirst(shared))
            former = name
        }
    }

    private func writeTries(_ sections: inout [IndexSection: [UInt8]]) {
        var entries: [TrieEntry] = []
        for (row, place) in places.enumerated() {
            func add(_ key: some Sequence<UInt16>, _ kind: NameKind) {
                entries.append(
                    TrieEntry(
                        key: Array(key), posting: Posting(row: row, kind: kind),
                        score: max(0, place.score - kind.penalty)))
            }
            add(place.foldedName, place.isMarked ? .marked : .main)
            for start in FoldedText(place.foldedName).wordStarts.dropFirst() {
                add(place.foldedName[start...], .laterWord)
            }
            if let bare = place.bareName { add(bare, place.isMarked ? .marked : .main) }
            for (name, written) in place.others where name != place.bareName {
                let isCode = written.utf8.count == 3 && written.utf8.allSatisfy { (0x41...0x5A).contains($0) }
                add(name, isCode ? .code : name.allSatisfy { $0 < 0x250 } ? .latin : .otherScript)
            }
        }
        (sections[.nameNodes], sections[.nameBuckets]) = TrieWriter.write(entries, listsBest: true)
        (sections[.areaNodes], sections[.areaBuckets]) = TrieWriter.write(areas.names(folder.fold), listsBest: false)
    }

    private func writeGrid(_ sections: inout [IndexSection: [UInt8]]) {
        var cells: [Int: [Int]] = [:]
        for (row, place) in places.enumerated() {
            let cell = PlaceGrid.cell(
                Coordinates(clampingLatitude: place.source.latitude, longitude: place.source.longitude))
            cells[cell.row * PlaceGrid.columns + cell.column, default: []].append(row)
        }
        var starts = ByteWriter()
        var rows = ByteWriter()
        for cell in 0..<PlaceGrid.rows * PlaceGrid.columns {
            starts.u32(rows.count / 3)
            for row in cells[cell] ?? [] { rows.u24(row) }
        }
        starts.u32(rows.count / 3)
        sections[.gridCells] = starts.bytes
        sections[.gridPlaces] = rows.bytes
    }

    private func file(_ sections: [IndexSection: [UInt8]]) -> [UInt8] {
        var body = ByteWriter()
        var extents = ByteWriter()
        for section in IndexSection.allCases {
            let bytes = sections[section] ?? []
            extents.u32(IndexHeader.count + body.count)
            extents.u32(bytes.count)
            body.append(bytes)
        }
        var header = ByteWriter()
        header.append(IndexHeader.magic)
        header.u32(IndexHeader.version)
        header.u32(places.count)
        header.u64(UInt64(IndexHeader.count + body.count))
        header.u64(Self.checksum(body.bytes))
        header.append(extents.bytes)
        header.u64(Self.checksum(header.bytes))
        return header.bytes + body.bytes
    }

    private static func checksum(_ bytes: [UInt8]) -> UInt64 {
        bytes.withUnsafeBytes { IndexChecksum(of: Bytes($0)).value }
    }
}
