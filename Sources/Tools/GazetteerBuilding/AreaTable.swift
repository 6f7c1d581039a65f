/// The countries by code with their regions, the first of which is nameless and for places of an unknown region.
struct AreaTable {
    struct Region {
        let country: Int
        let code: String
        let name: String?
        /// The name with its title, such as "State of Maine".
        let fullName: String
    }

    let countries: [SourceCountry]
    let regions: [Region]
    /// The range of each country's regions.
    let extents: [Range<Int>]
    private let numbers: [String: Int]
    private let writing: [Bool]

    init(_ source: SourceData) {
        countries = source.countries.sorted { $0.code < $1.code }
        var codes: [String: Set<String>] = [:]
        for place in source.places { codes[place.countryCode, default: []].insert(place.regionCode) }
        var regions: [Region] = []
        var extents: [Range<Int>] = []
        var numbers: [String: Int] = [:]
        for (number, country) in countries.enumerated() {
            let first = regions.count
            regions.append(Region(country: number, code: "", name: nil, fullName: ""))
            for code in (codes[country.code] ?? []).sorted() {
                guard let name = source.regions["\(country.code).\(code)"] else {
                    numbers["\(country.code).\(code)"] = first
                    continue
                }
                numbers["\(country.code).\(code)"] = regions.count
                regions.append(Region(country: number, code: code, name: Self.withoutTitle(name), fullName: name))
            }
            extents.append(first..<regions.count)
        }
        self.regions = regions
        self.extents = extents
        self.numbers = numbers
        writing = countries.map(\.writesOtherScript)
    }

    /// Returns "Maine" for "State of Maine".
    private static func withoutTitle(_ name: String) -> String {
        let titles = ["State of ", "Free State of ", "Free and Sovereign State of ", "Free and Hanseatic City of "]
        return titles.first { name.hasPrefix($0) }.map { String(name.dropFirst($0.count)) } ?? name
    }

    /// Returns the number of a region; nil for an unknown country or code.
    func region(_ country: String, _ code: String) -> Int? { numbers["\(country).\(code)"] }

    func writesOtherScript(_ region: Int) -> Bool { writing[regions[region].country] }

    /// Returns the full name of a place in the format of `Location.fullName`.
    func label(_ place: IndexedPlace) -> String {
        let region = regions[place.region]
        let name = region.name == place.source.name ? nil : region.name
        return [place.source.name, place.qualifier, name, countries[region.country].name].compactMap(\.self)
            .joined(separator: ", ")
    }

    /// Returns the folded names of regions and countries; rows are the regions, then the countries.
    func names(_ fold: (String) -> [UInt16]) -> [TrieEntry] {
        var entries: Set<TrieEntry> = []
        func add(_ name: String, _ row: Int) {
            let folded = fold(name)
            guard !folded.isEmpty else { return }
            entries.insert(TrieEntry(key: folded, posting: .init(row: row, kind: .main), score: 255))
        }
        func addWords(_ name: String, _ row: Int) {
            let words = name.split(whereSeparator: { $0 == " " || $0 == "-" })
            for start in words.indices where start == 0 || words[start].count > 3 {
                add(words[start...].joined(separator: " "), row)
            }
        }
        for (number, country) in countries.enumerated() {
            let row = regions.count + number
            addWords(country.name, row)
            for name in [country.code, country.code3] + AreaAliases.names(of: country.code) { add(name, row) }
        }
        for (row, region) in regions.enumerated() {
            guard let name = region.name else { continue }
            for name in [name, region.fullName] { addWords(name, row) }
            if region.code.allSatisfy({ $0.isASCII && $0.isLetter }) { add(region.code, row) }
            for alias in AreaAliases.names(of: "\(countries[region.country].code).\(region.code)") { add(alias, row) }
        }
        return Array(entries)
    }
}
