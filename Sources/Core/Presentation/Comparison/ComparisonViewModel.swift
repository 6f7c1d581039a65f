public import Charts
import Foundation
public import Observation
import WeatherModel
import WeatherServices
import WeatherText

/// Sources for one place, or several places, side by side; sources are asked once when it is opened.
@MainActor @Observable
public final class ComparisonViewModel: ComparisonModel {
    /// The page of the place that it was opened for.
    let page: WeatherViewModel
    let locations: LocationsViewModel
    let loader: ComparisonLoader
    private let maker: ComparisonMaker
    /// Whether sources or places are compared.
    public private(set) var kind: ComparisonKind
    /// The quantity that was chosen, which is shown where any of the forecasts tells it.
    private(set) var wantedQuantity: ChartMetric
    /// The sources in the order they are compared in; nil for the first ones of the user's order.
    private var wantedSources: [WeatherSource.ID]?
    private var wantedPlaces: [Location.ID]
    private var isNarrow: Bool
    /// What was compared before each change, and what that moved; nil for nothing.
    private var former: [(kind: ComparisonKind, ids: [String], moved: String?)] = []
    /// What a screen reader is to be told of the last change of the order.
    public private(set) var announcement: Announcement?
    @ObservationIgnored private(set) var task: Task<Void, Never>?
    @ObservationIgnored private var made: (of: Ingredients, text: ComparisonText, chart: ComparisonChart?)?

    init(of page: WeatherViewModel, among locations: LocationsViewModel, _ maker: ComparisonMaker, isNarrow: Bool) {
        (self.page, self.locations, self.maker, self.isNarrow) = (page, locations, maker, isNarrow)
        loader = maker.loader(for: page.place.location)
        let saved = locations.pages.map(\.pageID)
        wantedSources = maker.chosenSources[page.pageID]
        let chosen = (maker.chosenPlaces ?? []).filter(saved.contains)
        let isAmong = chosen.contains(page.pageID)
        let others = saved.filter { $0 != page.pageID }
        wantedPlaces =
            isAmong && chosen.count > 1
            ? chosen : Array(([page.pageID] + others).prefix(ComparisonKind.places.limit))
        wantedQuantity = maker.lastQuantity
        kind = maker.lastKind == .places && saved.count > 1 ? .places : .sources
        load()
    }

    /// The identifier of the place that it was opened for.
    public var pageID: String { page.pageID }

    /// Whether there are places to compare, two of them at least.
    public var offersPlaces: Bool { locations.pages.count > 1 }

    /// Whether a request is running.
    public var isLoading: Bool { kind == .sources ? loader.isLoading : places.contains { $0.isLoading } }

    /// The most days that are compared.
    var days: Int { isNarrow ? 5 : 8 }

    /// The sources that are compared, in their order.
    var sources: [WeatherSource] {
        let able = loader.sources ?? []
        guard let wantedSources else { return Array(able.prefix(kind.limit)) }
        return wantedSources.compactMap { id in able.first { $0.id == id } }
    }

    /// The pages of the places that are compared, in their order.
    var places: [WeatherViewModel] { wantedPlaces.compactMap(locations.page) }

    /// Compares sources or places.
    public func choose(_ kind: ComparisonKind) {
        guard kind != self.kind, kind == .sources || offersPlaces else { return }
        self.kind = kind
        maker.lastKind = kind
        load()
    }

    /// Shows another quantity in the chart.
    public func choose(_ quantity: ChartMetric) {
        guard quantity != self.quantity, quantities.contains(quantity) else { return }
        wantedQuantity = quantity
        maker.lastQuantity = quantity
    }

    /// Tells whether there is room for eight days rather than five.
    public func fit(isNarrow: Bool) {
        if isNarrow != self.isNarrow { self.isNarrow = isNarrow }
    }

    /// Adds one at the end.
    public func add(_ id: String) {
        guard additions.contains(where: { $0.id == id }) else { return }
        change(ids + [id])
        tell(tr("Added: {name}", ["name": name(of: id)]))
        load()
    }

    /// Takes one away; does nothing where only one is left.
    public func remove(_ id: String) {
        guard ids.count > 1, ids.contains(id) else { return }
        let name = name(of: id)
        change(ids.filter { $0 != id })
        tell(tr("Removed: {name}. Ctrl+Z brings it back.", ["name": name]))
    }

    /// Moves one by so many rows; does nothing at the ends.
    public func move(_ id: String, by offset: Int) {
        guard let place = ids.firstIndex(of: id), ids.indices.contains(place + offset) else { return }
        var order = ids
        order.remove(at: place)
        order.insert(id, at: place + offset)
        change(order, moving: id)
        tellPlace(place + offset, of: order)
    }

    /// Undoes the last change of what is compared; returns false where there is none.
    public func undo() -> Bool {
        guard let last = former.popLast() else { return false }
        if last.kind != kind { choose(last.kind) }
        let present = ids
        set(last.ids)
        load()
        tellUndone(to: last.ids, from: present, moved: last.moved)
        return true
    }

    /// Tells what is there again, or no more, or where one stands again.
    private func tellUndone(to former: [String], from present: [String], moved: String?) {
        if let back = former.first(where: { !present.contains($0) }) {
            tell(tr("Added: {name}", ["name": name(of: back)]))
        } else if let gone = present.first(where: { !former.contains($0) }) {
            tell(tr("{place} was removed.", ["place": name(of: gone)]))
        } else if let moved, let place = former.firstIndex(of: moved) {
            tellPlace(place, of: former)
        }
    }

    private func tellPlace(_ place: Int, of ids: [String]) {
        tell(
            tr(
                "{name}: {position} of {count}",
                [
                    "name": name(of: ids[place]), "position": page.formatter.count(place + 1),
                    "count": page.formatter.count(ids.count),
                ]))
    }

    /// Asks again for what is old or has failed.
    public func refresh() { load(asksFailed: true) }

    /// Asks for what became due, or may be asked for again.
    func refreshIfDue() { load() }

    /// The identifiers of what is compared, in order.
    private var ids: [String] { kind == .sources ? sources.map(\.id) : places.map(\.pageID) }

    private func change(_ ids: [String], moving moved: String? = nil) {
        former.append((kind, self.ids, moved))
        set(ids)
    }

    private func set(_ ids: [String]) {
        if kind == .sources {
            wantedSources = ids
            maker.chosenSources[page.pageID] = ids
        } else {
            wantedPlaces = ids
            maker.chosenPlaces = ids
        }
    }

    private func tell(_ text: String) {
        announcement = Announcement(number: (announcement?.number ?? 0) + 1, text: text)
    }

    private func name(of id: String) -> String {
        kind == .sources
            ? loader.sources?.first { $0.id == id }?.name ?? id : locations.page(id)?.distinctName ?? id
    }

    /// Reads what is stored of places, and asks sources of which nothing new is known; nobody where the user wants none asked.
    private func load(asksFailed: Bool = false) {
        guard kind == .sources else {
            for place in places { place.state.readWhole() }
            return
        }
        let (isOffline, now) = (page.format.staysOffline, page.clock.now)
        let previous = task
        task = Task {
            await previous?.value
            await loader.findSources()
            guard !isOffline, !page.format.staysOffline else { return }
            let known = Dictionary(
                sources.map { ($0.id, page.report?.given(by: $0.id)) }.compactMap { id, report in
                    report.map { (id, $0) }
                }
            ) { first, _ in first }
            await loader.load(sources, known: known, asksFailed: asksFailed, at: now)
        }
    }

    /// Returns when the requests that were begun before have ended.
    func settled() async { await task?.value }

    /// What text and chart are made of.
    private struct Ingredients: Equatable {
        let kind: ComparisonKind
        let quantity: ChartMetric
        let ids: [String]
        let names: [String]
        let reports: [WeatherReport?]
        let failures: [FetchError?]
        let days: Int
        let now: Date
        let formatter: WeatherFormatter
    }

    /// The forecasts as they are compared now.
    var forecasts: [ComparedForecast] {
        parts.map {
            ComparedForecast(
                id: $0.id, name: $0.name, place: $0.place, zone: $0.zone, report: $0.report, failure: $0.failure,
                at: page.clock.now)
        }
    }

    /// The words and the picture of what is known, which hold for a minute.
    var whole: (text: ComparisonText, chart: ComparisonChart?) {
        let parts = parts
        let (now, formatter) = (page.clock.now, page.formatter)
        let wanted = Ingredients(
            kind: kind, quantity: wantedQuantity, ids: parts.map(\.id), names: parts.map(\.name),
            reports: parts.map(\.report), failures: parts.map(\.failure), days: days, now: now, formatter: formatter)
        if let made, made.of == wanted { return (made.text, made.chart) }
        let forecasts = forecasts
        let isOne = kind == .sources
        let text = ComparisonText(forecasts, areOfOnePlace: isOne, days: days, at: now, formatter)
        let chart = ComparisonChart(
            forecasts, text, of: wantedQuantity, areOfOnePlace: isOne, at: now, formatter)
        made = (wanted, text, chart)
        return (text, chart)
    }
}
