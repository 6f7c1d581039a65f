import WeatherModel

/// The pollen of an hour in words.
struct PollenWords {
    /// The plants with pollen, the strongest first.
    private let levels: [(plant: Pollen, level: PollenLevel)]
    /// Whether any plant's pollen is known, even if there is none.
    let isKnown: Bool

    init(_ air: AirQuality) {
        isKnown = !air.pollen.isEmpty
        levels = air.pollen.map { ($0.key, PollenLevel($0.value, of: $0.key)) }.filter { $0.1 > .none }
            .sorted { ($0.1, $1.0.rawValue) > ($1.1, $0.0.rawValue) }
    }

    /// "No pollen" or "Birch pollen high"; nil if nothing is known.
    var short: String? {
        guard let strongest = levels.first else { return isKnown ? tr("No pollen") : nil }
        return tr(
            "{plant} pollen {level}", ["plant": strongest.plant.words, "level": strongest.level.words])
    }

    /// "Birch: high, Grass: moderate"; nil for fewer than two plants.
    var all: String? {
        guard levels.count > 1 else { return nil }
        return PhraseList.text(
            levels.prefix(3).map { tr("{plant}: {level}", ["plant": $0.plant.words, "level": $0.level.words]) })
    }

    /// The card of pollen alone, where no index is known; nil if no pollen is known either.
    func card(_ provenance: String) -> DetailCard? {
        guard isKnown else { return nil }
        let strongest = levels.first?.level ?? .none
        var card = DetailCard(
            .air, tr("Pollen"), "fairweather-leaf-symbolic", strongest.words.capitalizedFirst, provenance)
        card.verdict = levels.isEmpty ? tr("No pollen") : levels.count > 1 ? all : short
        card.scale = DetailScale(
            .air, PollenLevel.allCases.map(\.words), limits: [0.5, 1.5, 2.5, 3.5], ends: -0.5...4.5,
            of: Double(strongest.rawValue))
        return card
    }
}
