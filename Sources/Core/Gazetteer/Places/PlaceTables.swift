package import WeatherModel

/// The tables of the index: places, regions and countries.
package struct PlaceTables: Sendable {
    package let count: Int
    package let folding: FoldTable
    let names: NameTrie
    let areas: NameTrie
    let regionCount: Int
    let countryCount: Int

    private let countries: Bytes
    private let regions: Bytes
    private let zones: Bytes
    private let strings: Bytes
    private let placeRegions: Bytes
    private let placeOffsets: Bytes
    private let places: Bytes
    private let otherNames: Bytes

    package init(_ header: IndexHeader) {
        count = min(header.placeCount, header.section(.scores).count)
        folding = FoldTable(header.section(.folding))
        names = NameTrie(
            nodes: header.section(.nameNodes), buckets: header.section(.nameBuckets), scores: header.section(.scores))
        areas = NameTrie(nodes: header.section(.areaNodes), buckets: header.section(.areaBuckets))
        countries = header.section(.countries)
        regions = header.section(.regions)
        zones = header.section(.zones)
        strings = header.section(.strings)
        placeRegions = header.section(.placeRegions)
        placeOffsets = header.section(.placeOffsets)
        places = header.section(.places)
        otherNames = header.section(.otherNames)
        regionCount = regions.count / 6
        countryCount = countries.count / 10
    }

    package func region(of row: Int) -> Int { placeRegions.u16(row * 2) }

    package func place(_ row: Int) -> PlaceRecord {
        PlaceRecord(places, at: placeOffsets.u32(row * 4), otherNames: otherNames)
    }

    func zone(_ number: Int) -> String { string(zones.u32(number * 4)) }

    func regionName(_ region: Int) -> String? {
        let name = string(regions.u32(region * 6 + 2))
        return name.isEmpty ? nil : name
    }

    func country(ofRegion region: Int) -> Int { regions.u16(region * 6) }

    func countryName(_ country: Int) -> String { string(countries.u32(country * 10 + 2)) }

    func countryCode(_ country: Int) -> String { countries.text(country * 10, 2) }

    /// Returns the regions of a country, including a nameless one for places without a known region.
    func regions(ofCountry country: Int) -> Range<Int> {
        let first = min(countries.u16(country * 10 + 6), regionCount)
        return first..<min(regionCount, first + countries.u16(country * 10 + 8))
    }

    /// Returns the country with that ISO code in upper case; nil if there is none.
    func country(withCode code: String) -> Int? {
        let letters = Array(code.utf8)
        guard letters.count == 2 else { return nil }
        let wanted = Int(letters[0]) | Int(letters[1]) << 8
        return (0..<countryCount).first { countries.u16($0 * 10) == wanted }
    }

    private func string(_ offset: Int) -> String { strings.text(offset + 1, strings.u8(offset)) }
}

extension PlaceTables {
    /// Inserts the region or country of a posting from the trie of areas, in which rows are the regions, then the
    /// countries.
    func insert(_ posting: Posting, isWhole: Bool, into set: inout AreaSet) {
        if posting.row < regionCount {
            set.insert(posting.row, isWhole: isWhole)
        } else {
            for region in regions(ofCountry: posting.row - regionCount) { set.insert(region, isWhole: isWhole) }
        }
    }
}

extension PlaceTables {
    /// Returns the place with all its values.
    package func location(_ row: Int) -> Location {
        let place = place(row)
        let name = place.name
        let region = region(of: row)
        let country = country(ofRegion: region)
        let zone = zone(place.zone)
        let regionName = regionName(region)
        let countryName = countryName(country)
        let label = place.qualifier.map { qualifier in
            [name, qualifier, regionName == name ? nil : regionName, countryName].compactMap(\.self)
                .joined(separator: ", ")
        }
        return Location(
            id: "geonames:\(place.id)", name: name, region: regionName, country: countryName,
            countryCode: countryCode(country), coordinates: place.point, timeZoneIdentifier: zone.isEmpty ? nil : zone,
            population: place.population, fullName: label)
    }
}
