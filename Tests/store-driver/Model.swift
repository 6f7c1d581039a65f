import WeatherModel
import WeatherStore

/// What a store must hold after the operations that were told.
struct Model {
    var places: [SavedPlace] = []
    var reports: [Location.ID: WeatherReport] = [:]
    /// Numbers of the reports each place was given since it was added.
    private(set) var saves: [Location.ID: Set<Int>] = [:]

    init() {}

    /// What the store holds.
    init(_ store: SQLiteStore) throws {
        places = try store.contents(at: .distantPast).places
        for place in places { reports[place.id] = try store.report(for: place.id) }
    }

    /// Whether the places and their reports are the same.
    func equals(_ other: Model) -> Bool {
        places == other.places && reports == other.reports
    }

    mutating func apply(_ operation: Operation) {
        switch operation {
        case .add(let id):
            if index(id) == nil { places.append(SavedPlace(Sample.place(id))) }
        case .remove(let id):
            places.removeAll { $0.id == id }
            reports[id] = nil
            saves[id] = nil
        case .restore(let id, let position):
            guard index(id) == nil else { return }
            let removal = Sample.removal(id, position)
            places.insert(removal.place, at: min(position, places.count))
            reports[id] = removal.report
        case .move(let id, let position):
            guard let old = index(id) else { return }
            places.insert(places.remove(at: old), at: min(position, places.count))
        case .rename(let id, let name):
            if let index = index(id) { places[index].customName = name }
        case .setHome(let id):
            for index in places.indices { places[index].isHome = places[index].id == id }
        case .save(let id, let number):
            guard index(id) != nil else { return }
            var report = reports[id] ?? WeatherReport(timeZone: .gmt)
            if reports[id] == nil { report = Sample.report(number) } else { report.merge(Sample.report(number)) }
            reports[id] = report
            saves[id, default: []].insert(number)
        }
    }

    /// Goes on from what a store was found to hold after a kill; what a place was given goes with the place.
    mutating func take(_ found: Model) {
        places = found.places
        reports = found.reports
        saves = saves.filter { index($0.key) != nil }
    }

    private func index(_ id: String) -> Int? {
        places.firstIndex { $0.id == id }
    }
}
