import Foundation
import WeatherModel

/// The cards of air quality and pollen.
struct AirQualityDetails {
    private let air: AirQuality
    private let context: SentenceContext
    private let provenance: String

    /// Returns nil if the report has no hour near the present.
    init?(_ part: Sourced<AirQualityReport>, _ context: SentenceContext) {
        func distance(_ air: AirQuality) -> TimeInterval { abs(air.time.timeIntervalSince(context.now)) }
        let rows = [part.value.current].compactMap { $0 } + part.value.hours
        guard let nearest = rows.min(by: { distance($0) < distance($1) }), distance(nearest) <= 2 * 3600 else {
            return nil
        }
        air = nearest
        self.context = context
        provenance = Provenance.text(of: part, context)
    }

    /// The card of the European index or, if there is none, of the first one; nil without an index.
    var index: DetailCard? {
        guard let index = air.indices.first(where: { $0.standard == .european }) ?? air.indices.first else {
            return nil
        }
        return DetailCard(
            id: "air", title: tr("Air quality"), iconName: "fairweather-dust-symbolic",
            value: AirQualityClass(index).words.capitalizedFirst,
            words: context.formatter.airQuality(index), drawing: .bar(Self.share(index), marks: []),
            provenance: provenance)
    }

    /// The card of the plants with pollen now, the strongest first; nil out of season.
    var pollen: DetailCard? {
        let levels = air.pollen.map { ($0.key, PollenLevel($0.value, of: $0.key)) }.filter { $0.1 > .none }
            .sorted { ($0.1, $1.0.rawValue) > ($1.1, $0.0.rawValue) }
        guard let strongest = levels.first else { return nil }
        return DetailCard(
            id: "pollen", title: tr("Pollen"), iconName: "fairweather-leaf-symbolic",
            value: strongest.1.words.capitalizedFirst,
            words: PhraseList.text(
                levels.prefix(3).map { plant, level in
                    tr("{plant}: {level}", ["plant": plant.words, "level": level.words])
                }),
            drawing: .bar(Double(strongest.1.rawValue) / 4, marks: [0.25, 0.5, 0.75]), provenance: provenance)
    }

    private static func share(_ index: AirQualityIndex) -> Double {
        let worst: Double =
            switch index.standard {
            case .european: 120
            case .us: 300
            case .openWeather: 5
            }
        return min(index.value / worst, 1)
    }
}
