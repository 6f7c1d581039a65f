public import Charts
import Foundation
import WeatherModel
import WeatherStore
public import WeatherText

extension QuantityViewModel {
    /// The line at the top: "Temperature", "Hamburg · Tuesday 13:05 · Updated 4 minutes ago", of what the page itself shows.
    public var heading: PageHeading {
        let origin: [String?]? =
            switch quantity {
            case .air: page.airOrigin
            // Nobody gave sun and moon, and no answer is too old for them.
            case .sky: []
            default: nil
            }
        return page.heading(ofPage: quantity.title, origin: origin)
    }

    /// The value now and what is to come; nil while nothing is known.
    public var head: QuantityHead? {
        known.map { report in
            let context = page.context(of: report)
            return QuantityHead(
                of: quantity, in: report, over: page.place.location.coordinates,
                until: shownEnd(context), usual: usual, mean: usualMean, context)
        }
    }

    /// The mean temperature that is usual today by the normals; nil where that is not known, and of another quantity.
    private var usualMean: UsualMean? {
        guard quantity == .temperature, let normals, let report = page.settled else { return nil }
        let context = page.context(of: report)
        return normals.usual(
            on: CivilDate(context.now, in: context.zone), at: page.place.location.coordinates,
            altitude: page.place.location.elevation ?? report.elevation)
    }

    /// Who says what is usual, and of which years; empty where nothing is told of that.
    private func originOfUsual(_ report: SettledReport, _ context: SentenceContext) -> [String] {
        let years = usual?.origin(context)
        // Years of the place itself are nearer to the truth than the grid.
        guard usual?.verdict(in: report, context) == nil, let mean = usualMean,
            mean.verdict(in: report, context) != nil
        else { return [years].compactMap { $0 } }
        return [years, mean.origin(context.formatter)].compactMap { $0 }
    }

    /// The midnight that ends the days that are shown.
    private func shownEnd(_ context: SentenceContext) -> Date {
        let last = CivilDate(dayNumber: CivilDate(context.now, in: context.zone).dayNumber + range.days)
        return last.start(in: context.zone) ?? .distantFuture
    }

    /// What is told in place of a chart; nil where there is one.
    public var missingText: String? {
        guard quantity != .sky, chart == nil else { return nil }
        guard let report = page.settled else { return page.statusText }
        if quantity == .air { return airNote?.explanation ?? tr("No index of the air is known for now.") }
        return page.missingText(quantity.title, of: report)
    }

    /// The label of the button that asks again for what is missing; nil where that would be in vain, or is the row's.
    public var missingActionLabel: String? {
        guard quantity == .air, chart == nil, airNote?.isFailure == true, page.heading.actionLabel == nil else {
            return nil
        }
        return tr("Try again")
    }

    /// Why what is shown of the air is older than the rest; nil if it is not, or where that stands in place of the chart.
    private var airFailure: String? {
        guard quantity == .air, chart != nil, let airNote, airNote.isFailure else { return nil }
        return airNote.explanation
    }

    private var airNote: PartNote? { page.notes.first { $0.part == .airQuality } }

    /// The day that is told of, today if none was chosen; nil where no day is known.
    public var story: QuantityStory? {
        // A day's sentences tell nothing of the air, nor of the sun's way.
        guard quantity != .air, quantity != .sky, let report = page.settled else { return nil }
        let all = page.days.map(\.id)
        let (context, coordinates) = (page.context(of: report), page.place.location.coordinates)
        let today = CivilDate(context.now, in: context.zone).description
        guard let id = [toldDay, today].compactMap({ $0 }).first(where: all.contains) ?? all.first,
            let place = all.firstIndex(of: id), let date = CivilDate(id),
            let row = DayRow.rows(
                of: report, over: coordinates, formatter: context.formatter, open: id
            ).first(where: { $0.id == id }), let text = row.openText
        else { return nil }
        let title = context.formatter.spokenDay(date).capitalizedFirst
        let told = reports.map(\.value)
        let spoken = PhraseList.sentences([
            quantity.story(of: date, in: report, over: coordinates, reports: told, context.speaking),
            row.spokenDetails ?? text,
            usual?.story(of: date, context.formatter.speaking),
        ])
        let shown = PhraseList.sentences([
            quantity.story(of: date, in: report, over: coordinates, reports: told, context), text,
            usual?.story(of: date, context.formatter),
        ])
        return QuantityStory(
            title: title, text: shown ?? text,
            spokenText: tr("{day}: {words}", ["day": title, "words": spoken ?? text]),
            earlier: place > 0 ? all[place - 1] : nil, later: place + 1 < all.count ? all[place + 1] : nil)
    }

    /// Where the wind comes from in the coming hours; nil for another quantity and where that is not known.
    public var rose: WindRose? {
        guard quantity == .wind, let report = page.settled else { return nil }
        let context = page.context(of: report)
        return WindRose(in: report, until: shownEnd(context), context)
    }

    /// What the values mean; nil where that is not known.
    public var meaning: QuantityMeaning? {
        page.settled.flatMap { report in
            let context = page.context(of: report)
            return QuantityMeaning(
                of: quantity, in: report, until: shownEnd(context), over: page.place.location.coordinates, context)
        }
    }

    /// The light of today; nil for another quantity.
    public var daylight: DaylightDay? {
        guard quantity == .sky, let known else { return nil }
        return DaylightDay(over: page.place.location.coordinates, of: known, page.context(of: known))
    }

    /// The moon of the days to come; nil for another quantity.
    public var moon: MoonCalendar? {
        guard quantity == .sky, let known else { return nil }
        return MoonCalendar(over: page.place.location.coordinates, page.context(of: known))
    }

    /// What is in the air, pollutants and then pollen.
    public var airTables: [AirTable] {
        guard quantity == .air, let report = page.settled else { return [] }
        let context = page.context(of: report)
        return [AirTable.pollutants(of: report, context), AirTable.pollen(of: report, context)].compactMap { $0 }
    }

    /// The origin of the forecast, of the value now, of what was reported, and further remarks.
    public var origins: [String] {
        guard let report = known else { return [] }
        let context = page.context(of: report)
        let forecast: String? =
            switch quantity {
            case .sky: nil
            case .air: Provenance.text(ofForecast: report.airQuality, context)
            default: Provenance.text(ofForecast: report.hours, context)
            }
        let reported = chart?.legend[.reported]
        let kept = reported == nil ? nil : tr("Reported values are those that Fairweather has kept.")
        let steps = quantity == .precipitation ? Provenance.text(ofForecast: report.foreignSteps, context) : nil
        let all =
            [forecast, airFailure, steps].compactMap { $0 } + (head?.remarks ?? [])
            + [
                kept, reported.flatMap { reporters($0, besides: report.hours?.source) },
            ].compactMap { $0 }
        return (all + originOfUsual(report, context)).reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
    }

    /// Returns who reported what the chart shows, "MET Norway (measured)"; nil where that is the source of the forecast alone.
    private func reporters(_ reported: String, besides source: WeatherSource?) -> String? {
        let names = reports.map(\.source).reduce(into: [WeatherSource]()) { known, one in
            if !known.contains(where: { $0.id == one.id }) { known.append(one) }
        }
        guard names.contains(where: { $0.id != source?.id }) else { return nil }
        return tr("{source} ({parts})", ["source": PhraseList.text(names.map(\.name)), "parts": reported])
    }

    /// The chart as it leaves the program; nil if there is nothing to copy.
    public var copy: (any ExportedChart)? {
        if let year { return DaylightCopy(year, caption) }
        guard let chart, let table else { return nil }
        return QuantityCopy(quantity.title, chart, table, caption)
    }

    private var caption: ChartCaption? {
        guard let report = known else { return nil }
        switch quantity {
        case .air:
            return report.airQuality.flatMap { page.caption(of: $0, from: $0.value.hours.map(\.time), in: report) }
        case .sky:
            let date = CivilDate(page.clock.now, in: report.timeZone)
            let origin = head?.remarks.last ?? ""
            return ChartCaption(
                place: page.location, date: date.description, period: "\(date.year)", credit: origin,
                provenance: origin)
        default: return page.caption(of: report)
        }
    }
}
