import SourceSettings
public import WeatherModel
public import WeatherServices
public import WeatherStore

/// A choice of sources in the settings that cannot be followed.
public enum SourceContradiction: Sendable, Hashable {
    /// No source has that identifier.
    case unknown(WeatherSource.ID)
    /// The address of the server to ask instead of the source's own is none that can be used.
    case unusableServer(String, for: String)
    /// The source is in the order for a part that it does not give.
    case notGiven(WeatherPart, by: String)
    /// Every source that gives the part is switched off.
    case nobodyLeft(WeatherPart)

    /// Returns the contradictions of the settings, those of the whole first.
    ///
    /// - Parameter catalogue: All sources.
    public static func all(in settings: Settings, _ catalogue: [CataloguedSource]) -> [SourceContradiction] {
        let known = Dictionary(catalogue.map { ($0.source.id, $0) }) { first, _ in first }
        let named = Set(settings.sourceOrder + settings.partSourceOrders.values.joined())
            .union(settings.disabledSources).union(settings.servers.keys)
        let unknown = named.filter { known[$0] == nil }.sorted().map(Self.unknown)
        let misplaced = WeatherPart.allCases.flatMap { part in
            (settings.partSourceOrders[part] ?? []).compactMap { known[$0] }.filter { !$0.parts.contains(part) }
                .map { Self.notGiven(part, by: $0.source.name) }
        }
        let missing = WeatherPart.ofPage.filter { part in
            let giving = catalogue.filter { $0.parts.contains(part) }
            return !giving.isEmpty && giving.allSatisfy { settings.disabledSources.contains($0.source.id) }
        }
        return unknown + unusableServers(in: settings, catalogue) + misplaced + missing.map(Self.nobodyLeft)
    }

    /// Returns the servers of the settings that cannot be asked, by the identifiers of their sources.
    ///
    /// - Parameter catalogue: All sources.
    public static func unusableServers(
        in settings: Settings, _ catalogue: [CataloguedSource]
    ) -> [SourceContradiction] {
        let names = Dictionary(catalogue.map { ($0.source.id, $0.source.name) }) { first, _ in first }
        return settings.servers.sorted { $0.key < $1.key }.compactMap { id, address in
            ServerAddress(address) == nil ? names[id].map { .unusableServer(address, for: $0) } : nil
        }
    }

    /// The sentence about it.
    public var sentence: String {
        switch self {
        case .unknown(let id):
            tr("The settings name a source “{source}”, which this version does not know.", ["source": id])
        case .unusableServer(let address, let source):
            tr(
                "The settings name the server “{server}” for {source}. It cannot be used, so the usual one is.",
                ["server": address.bounded(to: 60), "source": source])
        case .notGiven(let part, let source):
            tr(
                "{source} is in the order for “{part}”, which it does not give.",
                ["source": source, "part": part.listedName])
        case .nobodyLeft(let part):
            tr("Every source of “{part}” is switched off, so it will be missing.", ["part": part.listedName])
        }
    }
}
