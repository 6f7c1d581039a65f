import Foundation
import Gazetteer
import WeatherModel

/// Lays the sections of an index out.
struct IndexWriter {
    let places: [IndexedPlace]
    let areas: AreaTable
    let folder: Folder

    func bytes() -> [UInt8] {
        var sections: [IndexSection: [UInt8]] = [.folding: folder.tableBytes]
        writeAreas(&sections)
        writePlaces(&sections)
        writeNames(&sections)
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
        var scores = ByteWriter()
        var regions = ByteWriter()
        var placeZones = ByteWriter()
        var ids = ByteWriter()
        var points = ByteWriter()
        var populations = ByteWriter()
        for place in places {
            let source = place.source
            scores.u8(min(255, place.score))
            regions.u16(place.region)
            placeZones.u16((numbers[source.zone] ?? 0) | (place.qualifier == nil ? 0 : PlaceTables.qualifierFlag))
            ids.u32(source.id)
            points.u32(Int((source.latitude * 1e5).rounded()))
            points.u32(Int((source.longitude * 1e5).rounded()))
            populations.u32(source.population)
        }
        sections[.scores] = scores.bytes
        sections[.placeRegions] = regions.bytes
        sections[.placeZones] = placeZones.bytes
        sections[.ids] = ids.bytes
        sections[.points] = points.bytes
        sections[.populations] = populations.bytes
    }

    private func writeNames(_ sections: inout [IndexSection: [UInt8]]) {
        var offsets = ByteWriter()
        var names = ByteWriter()
        for place in places {
            offsets.u32(names.count)
            let others = place.others.values.sorted()
            names.u8(others.count)
            names.text(place.source.name)
            if let qualifier = place.qualifier { names.text(qualifier) }
            var former = ""
            for name in others {
                let shared = zip(former.utf8, name.utf8).prefix { $0 == $1 }.count
                names.u8(shared)
                names.u8(name.utf8.count - shared)
                names.append(name.utf8.dropFirst(shared))
                former = name
            }
        }
        sections[.nameOffsets] = offsets.bytes
        sections[.names] = names.bytes
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
            add(place.foldedName, .main)
            for start in FoldedText(place.foldedName).wordStarts.dropFirst() {
                add(place.foldedName[start...], .laterWord)
            }
            for name in place.others.keys { add(name, name.allSatisfy { $0 < 0x250 } ? .latin : .otherScript) }
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
