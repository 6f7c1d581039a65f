public import Observation
import Refreshing
import WeatherModel
public import WeatherServices
import WeatherStore
import WeatherText

/// The preferences over the settings, the sources there are and the keys.
@MainActor @Observable
public final class PreferencesViewModel: PreferencesModel {
    let settings: SettingsViewModel
    let keyring: KeysViewModel?
    private let catalogue: [CataloguedSource]
    /// Hosts that are asked for names of places.
    private let searchHosts: @Sendable () -> [String]
    private let troubles: () -> [String: String]
    /// Somebody wants to choose each unit, though they are those of a preset at the moment.
    private(set) var wantsOwnUnits = false
    /// What was typed for a server and is no address.
    private var refusedServers: [String: String] = [:]

    /// - Parameters:
    ///   - catalogue: Every source, in the program's own order.
    ///   - keyring: Nil where no source wants a key.
    ///   - searchHosts: Those that are asked when somebody searches online.
    ///   - troubles: What was wrong with a source when it was asked last, in words, by its identity.
    public init(
        _ settings: SettingsViewModel, catalogue: [CataloguedSource] = [], keyring: KeysViewModel? = nil,
        searchHosts: @escaping @Sendable () -> [String] = { [] },
        troubles: @escaping () -> [String: String] = { [:] }
    ) {
        (self.settings, self.catalogue, self.keyring) = (settings, catalogue, keyring)
        (self.searchHosts, self.troubles) = (searchHosts, troubles)
    }

    /// Sample data have no sources to order and want no key.
    public var pages: [PreferencesPage] {
        PreferencesPage.allCases.filter { page in
            switch page {
            case .sources: !catalogue.isEmpty
            case .keys: keyring != nil
            case .general, .appearance, .privacy: true
            }
        }
    }

    /// Without those of sources that are not asked.
    public var rows: [PreferenceRow] {
        PreferenceRow.ID.allCases.compactMap { id in
            if id == .openWeatherProduct, keyring == nil { return nil }
            return row(id)
        }
    }

    /// In the settings' order, those it does not name behind.
    public var sources: [SourceRow] {
        let (ordered, troubles) = (orderedSources, troubles())
        return ordered.enumerated().map { index, source in
            SourceRow(
                source, server: serverField(source), hasKey: hasKey(source),
                trouble: troubles[source.source.id], isFirst: index == 0, isLast: index == ordered.count - 1)
        }
    }

    /// Those that want a key.
    public var keys: [KeyRow] {
        keyring?.rows(station: settings.settings.weatherUndergroundStation) ?? []
    }

    /// Every source that can be asked, and the search for places.
    public var contacts: String {
        var hosts: [String] = []
        for source in orderedSources where !source.needsKey || hasKey(source) {
            let server = settings.settings.servers[source.source.id].flatMap { ServerAddress($0)?.url.host() }
            let host = server ?? source.source.usualServer.flatMap { ServerAddress($0)?.url.host() }
            if let host, !hosts.contains(host) { hosts.append(host) }
        }
        guard !hosts.isEmpty else { return tr("No server is contacted: this is sample data.") }
        let sentence = tr("For the weather it contacts {hosts}.", ["hosts": PhraseList.text(hosts)])
        let searchHosts = searchHosts()
        guard !searchHosts.isEmpty else { return sentence }
        return sentence + " "
            + tr(
                "A name of a place is sent to {hosts} only when you search online.",
                ["hosts": PhraseList.text(searchHosts)])
    }

    /// Whether the settings name an order that is not the catalogue's.
    public var hasOwnOrder: Bool { orderedSources.map(\.source.id) != catalogue.map(\.source.id) }

    /// Looks the keys up, which nobody needed before.
    public func open() {
        keyring?.load()
    }

    /// Takes the choice at the position; positions there are not are ignored.
    public func choose(_ position: Int, for row: PreferenceRow.ID) {
        if row == .unitsPreset { wantsOwnUnits = position == UnitsChoice.all.count - 1 }
        let units = settings.units
        settings.change { $0.choose(position, for: row, shownUnits: units) }
    }

    /// Moves the source by so many rows, negative upwards, as far as the list goes.
    public func moveSource(_ id: String, by offset: Int) {
        var order = orderedSources.map(\.source.id)
        guard let position = order.firstIndex(of: id) else { return }
        let target = min(max(position + offset, 0), order.count - 1)
        order.insert(order.remove(at: position), at: target)
        settings.change { $0.sourceOrder = order }
    }

    /// Goes back to the catalogue's order.
    public func resetOrder() {
        settings.change { $0.sourceOrder = [] }
    }

    /// Takes another server for the source; what is no https address is refused and told.
    public func setServer(_ text: String, for id: String) {
        let trimmed = text.trimmed
        guard trimmed.isEmpty || ServerAddress(trimmed) != nil else {
            refusedServers[id] = trimmed
            return
        }
        refusedServers[id] = nil
        settings.change { $0.servers[id] = trimmed.isEmpty ? nil : trimmed }
        // Another server, another key.
        if KeyedSource.allCases.contains(where: { $0.source.id == id }) { keyring?.load() }
    }

    /// Keeps the key, and asks again with it.
    public func saveKey(_ key: String, for id: String) {
        keyring?.save(key, for: id)
    }

    /// Forgets the key that is kept.
    public func removeKey(for id: String) {
        keyring?.remove(for: id)
    }

    /// Asks the source whether it takes the key.
    public func checkKey(for id: String) {
        keyring?.check(for: id)
    }

    /// Takes the station of Weather Underground.
    public func setExtra(_ text: String, for id: String) {
        guard id == KeyedSource.weatherUnderground.rawValue else { return }
        settings.change { $0.weatherUndergroundStation = text.trimmed.isEmpty ? nil : text.trimmed.uppercased() }
    }

    private var orderedSources: [CataloguedSource] {
        let order = settings.settings.sourceOrder
        let named = order.compactMap { id in catalogue.first { $0.source.id == id } }
        return named + catalogue.filter { !order.contains($0.source.id) }
    }

    private func hasKey(_ source: CataloguedSource) -> Bool {
        KeyedSource(of: source.source).map { keyring?.hasKey($0) ?? false } ?? false
    }

    private func serverField(_ source: CataloguedSource) -> PreferenceField {
        let refused = refusedServers[source.source.id]
        return PreferenceField(
            title: tr("Server of {source}", ["source": SourceRow.name(of: source)]),
            placeholder: source.source.usualServer ?? "",
            text: refused ?? settings.settings.servers[source.source.id] ?? "",
            problem: refused.map { _ in
                tr("Enter an address that begins with https://; http:// only for this computer.")
            })
    }
}
