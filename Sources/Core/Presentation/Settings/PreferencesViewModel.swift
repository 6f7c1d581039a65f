public import BaseMap
import ForecastHistory
public import Observation
import SourceSettings
import WeatherModel
public import WeatherServices
import WeatherRules
public import WeatherStore
public import WeatherText

/// The preferences, made from the settings, the sources and the keys.
@MainActor @Observable
public final class PreferencesViewModel: PreferencesModel {
    let settings: SettingsViewModel
    let keyring: KeysViewModel?
    /// The choice to go on without a window; nil if nobody can permit it.
    let background: BackgroundViewModel?
    /// The list of who was asked what; nil where nobody is asked.
    public let ledger: LedgerViewModel?
    /// The report of what is seen; nil where nothing is stored that it could be made of.
    public let report: ReportViewModel?
    /// The forecasts that are kept, which rules are tried on; nil for none.
    let store: (any Store)?
    /// The rule that is written, and those that were deleted.
    let ruleEditor: RuleEditor
    /// What the rules would have told, by their names and what they are about, as far as that has been read.
    var trials: [String: RuleDryRun] = [:]
    /// The reading of it that was begun last.
    @ObservationIgnored var trying: Task<Void, Never>?
    /// Whether the preferences have been opened yet.
    @ObservationIgnored private(set) var isOpened = false
    /// The place whose sources are scored, and how they did, as it was read last.
    var scoredPlace: Location.ID?
    var scorecard: Scorecard?
    /// The position of the days ahead that are shown.
    var scoredLead = 0
    /// The reading of it that was begun last.
    @ObservationIgnored var scoring: Task<Void, Never>?
    let catalogue: [CataloguedSource]
    /// The shapes of maps, read when the first one is shown; nil if they cannot be.
    @ObservationIgnored private(set) lazy var baseMap = openMap()
    private let openMap: @MainActor () -> BaseMap?
    /// Returns the hosts of the geocoding services.
    private let searchHosts: @Sendable () -> [String]
    let troubles: () -> [String: String]
    @ObservationIgnored private(set) lazy var languages = findLanguages()
    private let findLanguages: () -> [CatalogueFolder.Language]
    /// Whether each unit can be chosen, even if they happen to be those of a preset.
    var wantsOwnUnits = false
    /// The part of the weather whose order of sources is shown; nil for the order of all.
    var part: WeatherPart?
    /// The rejected texts for servers, by the source's identifier.
    private var refusedServers: [String: String] = [:]
    /// Whether a place's warnings are to be shown, by its identifier, while that is not saved yet.
    var askedWarnings: [String: Bool] = [:]
    /// Why that could not be saved, by the place's identifier.
    var refusedWarnings: [String: String] = [:]

    /// - Parameters:
    ///   - catalogue: All sources in the default order.
    ///   - keyring: The keys; nil if no source needs one.
    ///   - background: The choice to go on without a window; nil if nobody can permit it.
    ///   - ledger: The list of who was asked what; nil where nobody is asked.
    ///   - report: The report of what is seen; nil where nothing is stored that it could be made of.
    ///   - store: The forecasts that are kept, which rules are tried on; nil for none.
    ///   - openMap: Opens the shapes of maps, when the first one is shown; nil if they cannot be read.
    ///   - searchHosts: Returns the hosts of the geocoding services.
    ///   - languages: Returns the languages that texts can be in, English among them.
    ///   - troubles: Returns the last failure of each source in words, by its identifier.
    public init(
        _ settings: SettingsViewModel, catalogue: [CataloguedSource] = [], keyring: KeysViewModel? = nil,
        background: BackgroundViewModel? = nil, ledger: LedgerViewModel? = nil,
        report: ReportViewModel? = nil, store: (any Store)? = nil,
        openMap: @escaping @MainActor () -> BaseMap? = { nil },
        searchHosts: @escaping @Sendable () -> [String] = { [] },
        languages: @escaping () -> [CatalogueFolder.Language] = { [] },
        troubles: @escaping () -> [String: String] = { [:] }
    ) {
        (self.settings, self.catalogue, self.keyring) = (settings, catalogue, keyring)
        ruleEditor = RuleEditor(settings, store: store)
        (self.background, self.ledger, self.report, self.store) = (background, ledger, report, store)
        (self.openMap, self.searchHosts) = (openMap, searchHosts)
        (self.troubles, findLanguages) = (troubles, languages)
        settings.onForeignRules = { [weak self] in self?.followRules() }
    }

    /// The pages with content; sample data have neither sources nor keys.
    public var pages: [PreferencesPage] {
        PreferencesPage.allCases.filter { page in
            switch page {
            case .sources: !catalogue.isEmpty
            case .keys: keyring != nil
            case .general, .appearance, .privacy: true
            case .warnings, .notices: !catalogue.isEmpty
            }
        }
    }

    /// The rows of what can be chosen, in the order of the pages.
    public var rows: [PreferenceRow] { Preference.all.compactMap { $0.row(self) } }

    /// The rows of the sources that need a key.
    public var keys: [KeyRow] {
        keyring?.rows(station: settings.settings.weatherUndergroundStation) ?? []
    }

    /// The message that the last change could not be saved; nil if it could.
    public var problem: String? { settings.problem?.text }

    /// The text about the hosts of all sources and of the geocoding services.
    public var contacts: String {
        var hosts: [String] = []
        let servers = settings.servers
        for source in orderedSources(for: nil)
        where !settings.settings.disabledSources.contains(source.source.id) && (!source.needsKey || hasKey(source)) {
            let host =
                servers[source.source.id]?.host()
                ?? source.source.defaultServer.flatMap { ServerAddress($0)?.url.host() }
            if let host, !hosts.contains(host) { hosts.append(host) }
        }
        guard !hosts.isEmpty else { return tr("This is sample data. No server is contacted.") }
        let sentence = tr("Fairweather gets the weather from {hosts}.", ["hosts": PhraseList.text(hosts)])
        let searchHosts = searchHosts()
        guard !searchHosts.isEmpty else { return sentence }
        return sentence + " "
            + tr(
                "Place names are sent to {hosts} only when you search online.",
                ["hosts": PhraseList.text(searchHosts)])
    }

    /// Looks up the keys, tries the rules, and forgets what could not be changed before.
    public func open() {
        isOpened = true
        refusedWarnings = [:]
        ruleEditor.reset()
        tryRules()
        readScores()
        keyring?.load()
    }

    /// Chooses the option at the position; invalid positions are ignored.
    public func choose(_ position: Int, for row: PreferenceRow.ID) {
        Preference.all.first { $0.id == row }?.choose(self, position)
    }

    /// Sets the server of the source; an invalid address is rejected with a message.
    public func setServer(_ text: String, for id: String) {
        let trimmed = text.trimmed
        guard trimmed.isEmpty || ServerAddress(trimmed) != nil else {
            refusedServers[id] = trimmed
            return
        }
        refusedServers[id] = nil
        settings.change { $0.servers[id] = trimmed.isEmpty ? nil : trimmed }
        // Another server needs another key.
        if KeyedSource.allCases.contains(where: { $0.source.id == id }) { keyring?.load() }
    }

    /// Stores the key and repeats failed requests with it.
    public func saveKey(_ key: String, for id: String) {
        keyring?.save(key, for: id)
    }

    /// Removes the stored key.
    public func removeKey(for id: String) {
        keyring?.remove(for: id)
    }

    /// Tests whether the source accepts the key.
    public func checkKey(for id: String) {
        keyring?.check(for: id)
    }

    /// Sets the station for Weather Underground.
    public func setExtra(_ text: String, for id: String) {
        guard id == KeyedSource.weatherUnderground.rawValue else { return }
        settings.change { $0.weatherUndergroundStation = text.trimmed.isEmpty ? nil : text.trimmed.uppercased() }
    }

    func hasKey(_ source: CataloguedSource) -> Bool {
        KeyedSource(of: source.source).map { keyring?.hasKey($0) ?? false } ?? false
    }

    func serverField(_ source: CataloguedSource) -> PreferenceField {
        let refused = refusedServers[source.source.id]
        return PreferenceField(
            title: tr("{source} server", ["source": SourceRow.name(of: source)]),
            placeholder: source.source.defaultServer ?? "",
            text: refused ?? settings.settings.servers[source.source.id] ?? "",
            problem: refused.map { _ in
                tr("Enter an address that begins with https://. Only this computer can be reached by http://.")
            })
    }
}

extension PreferencesViewModel {
    /// The saved places in their order.
    public var placeSwitches: [PlaceSwitchRow] {
        settings.locations.pages.map { page in
            let location = page.place.location.localized
            // What the name that is shown does not say.
            let rest = location.name == page.location ? location.regionAndCountry : location.fullName
            let notes = [rest == page.location ? nil : rest, page.alertProvenance].compactMap { $0 }
            return PlaceSwitchRow(
                id: page.pageID, title: page.location,
                note: notes.isEmpty ? nil : notes.joined(separator: "\n"),
                isOn: askedWarnings[page.pageID] ?? page.place.showsAlerts, problem: refusedWarnings[page.pageID])
        }
    }

    /// Shows or hides the warnings of the place.
    public func showAlerts(_ isShown: Bool, for id: String) {
        (askedWarnings[id], refusedWarnings[id]) = (isShown, nil)
        settings.locations.showAlerts(isShown, for: id) { [weak self] problem in
            guard let self else { return }
            (askedWarnings[id], refusedWarnings[id]) = (nil, problem?.text)
        }
    }
}
