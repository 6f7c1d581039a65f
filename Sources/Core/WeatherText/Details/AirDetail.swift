import Foundation
import WeatherModel

/// The card of air quality and pollen.
enum AirDetail: DetailRule {
    static func card(_ details: DetailContext) -> DetailCard? {
        guard let part = details.report.airQuality else { return failure(details) }
        let wanted = details.formatter.airQualityStandard
        guard let present = PresentAir(part.value, at: details.now, wanted: wanted) else { return nil }
        let (air, provenance) = (present.air, Provenance.text(of: part, details.context))
        guard present.isNear else {
            var card = empty(provenance)
            card.verdict = gapText(details) ?? details.lastKnown(air.time)
            return card
        }
        guard let index = present.index else { return PollenWords(air).card(provenance) }
        let isComputed = !air.indices.contains(index)
        var card = card(
            index, PollenWords(air), part.value,
            isComputed
                ? tr("Calculated by Fairweather from the pollutants of {source}", ["source": part.source.localName])
                : provenance,
            details)
        if let wanted, !present.isAsWanted {
            card.notes.append(
                tr(
                    "{source} does not give the {index}, and too few hours of its pollutants are known to compute it.",
                    ["source": part.source.localName, "index": wanted.words]))
        }
        return card
    }

    private static func card(
        _ index: AirQualityIndex, _ pollen: PollenWords, _ report: AirQualityReport, _ provenance: String,
        _ details: DetailContext
    ) -> DetailCard {
        let formatter = details.formatter
        let quality = AirQualityClass(index)
        let hasNumber = index.standard != .openWeather
        let title = pollen.isKnown ? tr("Air and pollen") : tr("Air quality")
        let value = hasNumber ? formatter.whole(index.value) : quality.words.capitalizedFirst
        var card = DetailCard(.air, title, "fairweather-leaf-symbolic", value, provenance)
        let rows: [DetailCourse.Row] = report.hours.filter { air in
            // Beyond the day only its neighbours count.
            air.time > details.day.lowerBound - 5400 && air.time < details.day.upperBound + 5400
        }.map { air in
            (air.time, 3600, report.index(index.standard, of: air)?.value)
        }
        card.course = DetailCourse(rows, over: details.day, at: details.now, present: index.value)
        if hasNumber { card.rangeText = card.course?.rangeText(formatter, formatter.whole, formatter.whole) }
        card.companion = index.standard.words
        card.scale = scale(of: index)
        let air = hasNumber ? "\(quality.words.capitalizedFirst)" : nil
        card.verdict = verdict(air, quality, pollen)
        card.notes = [quality.advice, pollen.all].compactMap { $0 }
        return card
    }

    /// Returns what the air means for people, and the pollen.
    private static func verdict(_ words: String?, _ quality: AirQualityClass, _ pollen: PollenWords) -> String {
        let effect =
            switch (quality.standard, quality.rank) {
            case (_, 0): tr("fine for everyone", context: "air quality")
            case (.european, 1), (.openWeather, 1): tr("fine for most people", context: "air quality")
            case (.us, 1), (.us, 2), (.european, 2), (.openWeather, 2):
                tr("may affect sensitive people", context: "air quality")
            case (.us, 3), (.european, 3), (.openWeather, 3): tr("may affect everyone", context: "air quality")
            default: tr("best to stay indoors", context: "air quality")
            }
        let told =
            words.map { tr("{quality}: {effect}", ["quality": $0, "effect": effect]) } ?? effect.capitalizedFirst
        guard let pollen = pollen.short else { return told }
        return tr("{air}. {pollen}", ["air": told, "pollen": pollen])
    }

    /// The scale of the index by its own standard, of which the European one has a sixth class above its fifth.
    static func scale(of index: AirQualityIndex) -> DetailScale {
        let rank = AirQualityClass(index).rank
        let classes = index.standard == .us || (index.standard == .european && rank == 5) ? 0...5 : 0...4
        var words = classes.map { AirQualityClass(index.standard, rank: $0).words }
        if index.standard == .us { words[2] = tr("sensitive groups", context: "air quality") }
        let limits = limits(of: index.standard)
        let (ladder, top): (DetailScale.Ladder, Double) =
            switch index.standard {
            case .european: (.air, 150)
            case .us: (.usAir, 500)
            case .openWeather: (.air, 5.5)
            }
        let used = Array(limits.prefix(words.count - 1))
        let end = used.count < limits.count ? limits[used.count] : top
        return DetailScale(
            ladder, words, limits: used, ends: (index.standard == .openWeather ? 0.5 : 0)...end, of: index.value,
            step: rank)
    }

    /// Returns the limits between all classes of a standard.
    static func limits(of standard: AirQualityStandard) -> [Double] {
        switch standard {
        case .european: [20, 40, 60, 80, 100]
        case .us: [50, 100, 150, 200, 300]
        // Classes have no places within them: the dot stands in the middle of each.
        case .openWeather: [1.5, 2.5, 3.5, 4.5]
        }
    }

    private static func empty(_ provenance: String) -> DetailCard {
        DetailCard(.air, tr("Air quality"), "fairweather-leaf-symbolic", TemperatureText.missing, provenance)
    }

    /// The card of a part that failed; nil where no source has it.
    private static func failure(_ details: DetailContext) -> DetailCard? {
        guard let text = gapText(details) else { return nil }
        var card = empty("")
        card.verdict = text
        return card
    }

    private static func gapText(_ details: DetailContext) -> String? {
        guard let gap = details.report.gaps[.airQuality], gap.kind == .failed else { return nil }
        return details.context.pastSince(gap.since).map { tr("Updating has failed {since}", ["since": $0]) }
            ?? tr("Air quality could not be updated")
    }
}

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
        card.scale = Self.scale(of: strongest)
        return card
    }

    /// Returns the place of a level among all.
    static func scale(of level: PollenLevel) -> DetailScale {
        DetailScale(
            .air, PollenLevel.allCases.map(\.words), limits: [0.5, 1.5, 2.5, 3.5], ends: -0.5...4.5,
            of: Double(level.rawValue))
    }
}
