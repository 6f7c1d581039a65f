public import Foundation
public import WeatherModel

/// The top of a quantity's page: the value now, what it means, and its highest and lowest to come.
public struct QuantityHead: Sendable, Hashable {
    /// The value now, or of rain that of the next 24 hours, such as "11°"; "—" if it is not known.
    public let value: String
    /// What belongs to it in a few words, such as "feels like 8°, overcast"; nil if there is nothing to say.
    public let detail: String?
    /// What is to come in the shown days; nil where that is not known.
    public let sentence: String?
    /// Further remarks and the origin of the value, a sentence each.
    public let remarks: [String]
    /// All of it but the remarks for a screen reader.
    public let spokenText: String

    /// - Parameters:
    ///   - coordinates: The place, for what depends on its sun.
    ///   - end: The end of the days that are shown.
    ///   - usual: What is usual at this time of the year; nil where that is not known.
    ///   - mean: The usual mean of today, which is told where nothing else says what is usual; nil where it is not known.
    public init(
        of quantity: PageQuantity, in report: SettledReport, over coordinates: Coordinates, until end: Date,
        usual: UsualWeather? = nil, mean: UsualMean? = nil, _ context: SentenceContext
    ) {
        let card = quantity.card.flatMap { DetailCards([$0], of: report, over: coordinates, context).all.first }
        let shown = Now(quantity, report, card, context)
        let spoken = Now(quantity, report, card, context.speaking)
        func compared(_ context: SentenceContext) -> String? {
            usual?.verdict(in: report, context) ?? mean?.verdict(in: report, context)
        }
        let verdict = compared(context)
        // What is usual stands beside a temperature, whose words the place's page has, and else begins the line below.
        let leads = quantity == .temperature && verdict != nil
        (value, remarks) = (shown.value, shown.remarks)
        detail = (leads ? verdict : shown.detail).map(context.formatter.isolated(phrase:))
        sentence = PhraseList.sentences([
            leads ? nil : verdict.map { tr("{sentence}.", ["sentence": $0]) },
            Self.sentence(quantity, report, coordinates, end, context),
        ])
        spokenText =
            PhraseList.sentences([
                tr(
                    "{sentence}.",
                    [
                        "sentence": card?.spokenText
                            ?? PhraseList.text([quantity.title, spoken.value, spoken.detail])
                    ]), compared(context.speaking).map { tr("{sentence}.", ["sentence": $0]) },
                Self.sentence(quantity, report, coordinates, end, context.speaking),
            ]) ?? ""
    }

    private struct Now {
        var value = TemperatureText.missing
        var detail: String?
        var remarks: [String] = []

        init(_ quantity: PageQuantity, _ report: SettledReport, _ card: DetailCard?, _ context: SentenceContext) {
            let (formatter, present) = (context.formatter, report.present)
            if let card {
                value = card.value
                let parts = [card.companion, card.verdict].compactMap { $0 }
                detail = parts.isEmpty ? nil : parts.map(formatter.isolated(phrase:)).inOneLine()
                // The name of the wind's force stands among what it means, and how the pressure has changed lately in the story.
                // The origin of the course stands by itself on the page.
                let origins = [card.provenance, card.companionOrigin].compactMap(\.self).filter { !$0.isEmpty }
                remarks = (quantity == .wind || quantity == .pressure ? [] : card.notes) + origins
            } else if quantity == .precipitation {
                let sum = report.hourSpans.amount(from: context.now, hours: 24)
                value = formatter.precipitation(sum.map { Precipitation($0) })
                detail = sum == nil ? nil : tr("in the next 24 hours")
            } else if let present, let temperature = present.conditions.temperature {
                value = formatter.temperature(temperature)
                let felt = FeelsLike(present.conditions)?.temperature
                let words = present.condition == .unknown ? nil : present.weatherPhrase
                detail = PhraseList.text([
                    felt.map { tr("feels like {temperature}", ["temperature": formatter.temperature($0)]) }, words,
                ])
                let weather = words == nil ? nil : Provenance.text(ofWeatherIn: report, context)
                remarks = [Provenance.text(of: present, context), weather].compactMap(\.self)
            }
        }
    }

    /// Returns the highest and the lowest value to come: "Highest temperature 12° at 14:00 tomorrow, lowest …".
    private static func sentence(
        _ quantity: PageQuantity, _ report: SettledReport, _ coordinates: Coordinates, _ end: Date,
        _ context: SentenceContext
    ) -> String? {
        guard quantity != .precipitation else {
            return PhraseList.sentences([
                PageSummary.rain(report.course, context), QuantitySums.rain(in: report, until: end, context),
            ])
        }
        if quantity == .sky {
            return DaylightText.trend(from: CivilDate(context.now, in: context.zone), over: coordinates, context)
        }
        if quantity == .air { return AirHours(of: report, context.formatter)?.sentence(until: end, context) }
        let reach = min(end, ForecastEnd.after(report.hourRows.last?.time, context))
        let coming = report.hourRows.filter { $0.time > context.now && $0.time < reach }
        return QuantityExtremes(of: quantity, in: coming)?.sentence(context.formatter) { context.moment($0, .at) }
    }
}
