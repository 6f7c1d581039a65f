import Foundation
import Gazetteer

/// Builds the index; the same data in any order give the same bytes.
public struct IndexBuilder {
    /// The population below which a town keeps only its alternative names in other scripts, if its country uses one:
    /// small towns of the United States have machine-made names in Cyrillic and Arabic.
    private static let peopleForAllNames = 15_000
    private static let twinKilometres = 5.0
    private static let sectionKilometres = 15.0
    /// The deduction from the score of a part of a town, as if it had an eighth of its population.
    private static let sectionPenalty = 24
    private static let longestName = 255

    private let folder = Folder()
    private let source: SourceData
    private let areas: AreaTable
    private let witnesses: [RegionWitness]?

    /// The notes about data that were read or left out, a line each.
    public private(set) var notes: [String]

    /// Makes a builder; all work is done in `build()`.
    ///
    /// - Parameter witnesses: Places of an independent gazetteer, if codes and names of regions come from different
    ///   sources; nil otherwise.
    public init(_ source: SourceData, witnesses: [RegionWitness]? = nil) {
        var source = source
        source.places = source.places.map { place in
            PlaceCorrections.regionCodes[place.id].map(place.moved) ?? place
        }
        self.source = source
        self.witnesses = witnesses
        areas = AreaTable(source)
        notes = source.notes
    }

    /// Returns the bytes of the index.
    ///
    /// - Throws: `BuildError.contradictedRegions` if places lie elsewhere than the name of their region says.
    public mutating func build() throws(BuildError) -> [UInt8] {
        if let witnesses {
            let check = RegionCheck(source, witnesses: witnesses)
            guard check.findings.isEmpty else { throw .contradictedRegions(check.findings) }
            note("\(check.count) region names, none contradicted by its places")
        }
        var places = usablePlaces()
        demoteSections(&places)
        dropTwins(&places)
        dropDoubles(&places)
        guard places.count <= Posting.maximumRows else { throw .tooManyPlaces(places.count) }
        qualifyTwins(&places)
        for index in places.indices { collectNames(&places[index]) }
        note("\(places.count) places in the index, \(places.reduce(0) { $0 + $1.others.count }) other names")
        return IndexWriter(places: places, areas: areas, folder: folder).bytes()
    }

    private mutating func note(_ line: String) { notes.append(line) }

    /// Returns the usable places without duplicates, the biggest first.
    private mutating func usablePlaces() -> [IndexedPlace] {
        var places: [IndexedPlace] = []
        var former: Int?
        var dropped: [String: Int] = [:]
        for place in source.places.sorted(by: { ($0.id, $0.name) < ($1.id, $1.name) }) {
            let folded = folder.fold(place.name)
            let reason: String? =
                if place.id == former {
                    "the same id twice"
                } else if folded.isEmpty || place.name.utf8.count > Self.longestName {
                    "no name that can be typed"
                } else if areas.region(place.countryCode, place.regionCode) == nil {
                    "unknown country \(place.countryCode)"
                } else { nil }
            former = place.id
            if let reason {
                dropped[reason, default: 0] += 1
                continue
            }
            var indexed = IndexedPlace(source: place, foldedName: folded, isMarked: folder.isMarked(place.name))
            if let bracket = place.name.range(of: " ("), place.name.hasSuffix(")") {
                let bare = folder.fold(String(place.name[..<bracket.lowerBound]))
                if !bare.isEmpty { indexed.bareName = bare }
            }
            indexed.region = areas.region(place.countryCode, place.regionCode) ?? 0
            indexed.score = Int((8 * log2(Double(max(1, place.population)))).rounded())
            places.append(indexed)
        }
        for (reason, count) in dropped.sorted(by: { $0.key < $1.key }) { note("dropped \(count) places: \(reason)") }
        return places.sorted { ($1.source.population, $0.source.id) < ($0.source.population, $1.source.id) }
    }

    /// Reduces the scores of parts of towns, which are named after a bigger neighbour: "Paris 15 Vaugirard".
    private mutating func demoteSections(_ places: inout [IndexedPlace]) {
        struct Key: Hashable {
            let region: Int
            let name: ArraySlice<UInt16>
        }
        var count = 0
        var named: [Key: [Int]] = [:]
        for index in places.indices {
            let name = places[index].foldedName
            let isSection = name.indices.contains { space in
                guard name[space] == FoldTable.space else { return false }
                return named[Key(region: places[index].region, name: name[..<space])]?.contains {
                    Neighbourhood.kilometres(places[$0].source, places[index].source) <= Self.sectionKilometres
                } ?? false
            }
            named[Key(region: places[index].region, name: name[...]), default: []].append(index)
            guard isSection || places[index].source.isSection else { continue }
            places[index].score = max(0, places[index].score - Self.sectionPenalty)
            count += 1
        }
        note("demoted \(count) parts of towns")
    }

    /// Removes places with the same full name as a bigger one very close to them.
    private mutating func dropTwins(_ places: inout [IndexedPlace]) {
        var kept: [String: [SourcePlace]] = [:]
        let before = places.count
        places.removeAll { place in
            let label = areas.label(place)
            let twins = kept[label, default: []]
            if twins.contains(where: { Neighbourhood.kilometres($0, place.source) <= Self.twinKilometres }) {
                return true
            }
            kept[label] = twins + [place.source]
            return false
        }
        note(
            "dropped \(before - places.count) places: within 5 km of a bigger one with the same name, region and country"
        )
    }

    /// Removes places listed twice under different names: with the same population, very close, and each with the
    /// other's name among its own.
    private mutating func dropDoubles(_ places: inout [IndexedPlace]) {
        var kept: [Town: [IndexedPlace]] = [:]
        let before = places.count
        places.removeAll { place in
            let population = place.source.population
            guard population > 0 else { return false }
            let isDouble = place.source.otherNames.contains { name in
                kept[Town(population: population, name: folder.fold(name)), default: []].contains {
                    $0.source.countryCode == place.source.countryCode
                        && Neighbourhood.kilometres(place.source, $0.source) <= Self.twinKilometres
                }
            }
            if !isDouble { kept[Town(population: population, name: place.foldedName), default: []].append(place) }
            return isDouble
        }
        note("dropped \(before - places.count) places: another name of one within 5 km with as many people")
    }

    /// The key by which duplicates are found among a hundred thousand places.
    private struct Town: Hashable {
        let population: Int
        let name: [UInt16]
    }

    /// Distinguishes places with the same full name: all but the biggest get the nearest bigger place or the
    /// coordinates added.
    private mutating func qualifyTwins(_ places: inout [IndexedPlace]) {
        let neighbourhood = Neighbourhood(places)
        var labels: Set<String> = []
        var count = 0
        for index in places.indices where !labels.insert(areas.label(places[index])).inserted {
            count += 1
            let place = places[index].source
            places[index].qualifier = neighbourhood.nearestBigger(than: index)?.name
            if places[index].qualifier == nil || !labels.insert(areas.label(places[index])).inserted {
                places[index].qualifier = "\(place.latitude), \(place.longitude)"
                labels.insert(areas.label(places[index]))
            }
        }
        note("told \(count) places from a bigger one with the same name, region and country")
    }

    private func collectNames(_ place: inout IndexedPlace) {
        let keepsAll = place.source.population >= Self.peopleForAllNames
        guard keepsAll || areas.writesOtherScript(place.region) else { return }
        for name in place.source.otherNames.sorted() where name.utf8.count <= Self.longestName {
            let isLatin = name.unicodeScalars.allSatisfy { !$0.properties.isAlphabetic || LatinLetters.contains($0) }
            // Latin names without a capital letter are machine transliterations.
            guard !isLatin || keepsAll && name.contains(where: \.isUppercase) else { continue }
            let folded = folder.fold(name)
            guard !folded.isEmpty, folded != place.foldedName, place.others.count < 250 else { continue }
            // Of two spellings, the later one in order has the diacritics.
            place.others[folded] = name
        }
    }
}

/// Corrections of places that the sources have in a former region.
enum PlaceCorrections {
    /// The codes of regions by GeoNames id: Batam belongs to the Riau Islands (40), not to Riau.
    static let regionCodes = [6_295_587: "40"]
}
