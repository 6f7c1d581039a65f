import Foundation
import WeatherModel

/// The card of visibility and cloud.
enum VisibilityDetail: DetailRule {
    static func card(_ details: DetailContext) -> DetailCard? {
        let formatter = details.formatter
        guard let reading = details.reading(\.visibility), reading.value != nil else {
            return cloudCard(details) ?? details.reading(\.visibility).map { viewCard($0, nil, details) }
        }
        var card = viewCard(reading, reading.value.map { Distance($0) }, details)
        guard let cloud = details.reading(\.cloudCover), cloud.lastKnown == nil, let cover = cloud.value else {
            return card
        }
        card.companion = tr("cloud {percent}", ["percent": formatter.percentage(Percentage(cover))])
        if cloud.provenance != reading.provenance {
            card.companionOrigin = tr("Cloud: {origin}", ["origin": cloud.provenance])
        }
        return card
    }

    private static func viewCard(
        _ reading: DetailReading, _ distance: Distance?, _ details: DetailContext
    ) -> DetailCard {
        let formatter = details.formatter
        func text(_ metres: Double) -> String { formatter.visibility(Distance(metres)) }
        var card = reading.card(
            .visibility, tr("Visibility and cloud"), "fairweather-eye-symbolic", distance.map { text($0.value) },
            range: reading.course?.rangeText(
                formatter,
                { low in
                    // "3 to 24 km", but "800 m to 24 km".
                    let unit = formatter.units.distance == .miles || low >= 1000
                    return unit ? formatter.visibilityNumber(Distance(low)) : text(low)
                }, text))
        guard let distance else { return card }
        let scale = scale(of: distance)
        card.scale = scale
        card.verdict = reading.lastKnown ?? verdict(scale.step, details)
        return card
    }

    /// The limits between the steps, in metres.
    static let limits = [1000.0, 4000, 10_000, 20_000]

    /// The scale of visibilities, with the meteorological limit of fog at 1 km (WMO, Manual on Codes, table 4677).
    static func scale(of distance: Distance) -> DetailScale {
        let words = [
            tr("fog", context: "visibility"), tr("poor", context: "visibility"), tr("fair", context: "visibility"),
            tr("good", context: "visibility"), tr("clear", context: "visibility"),
        ]
        return DetailScale(.amount, words, limits: limits, ends: 0...40_000, of: distance.value)
    }

    private static func verdict(_ step: Int, _ details: DetailContext) -> String {
        let condition = details.present?.condition ?? .unknown
        let kind = details.isWet == true ? PrecipitationKind(condition) : nil
        switch (step, kind) {
        case (0, .frozen): return tr("Very poor in the snow")
        case (0, .mixed): return tr("Very poor in the sleet")
        case (0, _?): return tr("Very poor in the rain")
        case (0, nil):
            return condition == .fog || condition == .rimeFog ? tr("Dense fog") : tr("Visibility as poor as in fog")
        case (1, .frozen): return tr("Poor in the snow")
        case (1, .mixed): return tr("Poor in the sleet")
        case (1, _?): return tr("Poor in the rain")
        case (1, nil): return tr("Poor visibility")
        case (2, .frozen): return tr("Hazy in the snow")
        case (2, .mixed): return tr("Hazy in the sleet")
        case (2, _?): return tr("Hazy in the rain")
        case (2, nil): return condition == .haze ? tr("Hazy") : tr("Fair visibility")
        case (3, _): return tr("Good visibility")
        default: return tr("Excellent visibility")
        }
    }

    /// Some sources give the clouds only.
    private static func cloudCard(_ details: DetailContext) -> DetailCard? {
        guard let reading = details.reading(\.cloudCover), let value = reading.value else { return nil }
        let formatter = details.formatter
        let offersView = details.report.hourRows.contains { $0.visibility != nil }
        var card = reading.card(
            .visibility, offersView ? tr("Visibility and cloud") : tr("Cloud cover"),
            offersView ? "fairweather-eye-symbolic" : "fairweather-overcast-symbolic",
            offersView ? nil : formatter.percentage(Percentage(value)),
            range: offersView
                ? nil
                : reading.course?.rangeText(
                    formatter, { formatter.whole($0) }, { formatter.percentage(Percentage($0)) }))
        guard offersView else { return card }
        let view = details.reading(\.visibility)
        card.course = view?.course
        card.companion = tr("cloud {percent}", ["percent": formatter.percentage(Percentage(value))])
        card.verdict = view?.reason
        return card
    }
}
