public import Charts
import Foundation
import Refreshing
import WeatherModel
import WeatherServices
public import WeatherText

extension ComparisonViewModel {
    /// One of the forecasts, as far as it is known.
    typealias Part = (
        id: String, name: String, place: Location, zone: TimeZone, report: WeatherReport?, failure: FetchError?
    )

    /// The forecasts in their order.
    var parts: [Part] {
        guard kind == .sources else {
            return places.map { page in
                (
                    page.pageID, page.distinctName, page.place.location, page.clockZone, page.report,
                    page.weather.failures[.days]?.error
                )
            }
        }
        let place = page.place.location
        return sources.map { source in
            let answer = loader.answers[source.id]
            let report = (answer?.report ?? page.report?.given(by: source.id))?.keeping([.hours, .days])
            return (source.id, source.name, place, page.clockZone, report, answer?.failure)
        }
    }

    /// The line at the top: "Compare", "Hamburg · Tuesday 13:05".
    public var heading: PageHeading {
        let count = places.count
        let first =
            kind == .sources
            ? page.location
            : tr(
                one: "{count} place", other: "{count} places", count: count, ["count": page.formatter.count(count)])
        let offline = page.format.staysOffline ? RefreshDelay.offlineByChoice.sentence : nil
        let loading = kind == .sources && isLoading && offline == nil ? tr("Loading…") : nil
        let parts = [first, kind == .places ? page.location : nil, page.localMoment, offline, loading].compactMap {
            $0.map(page.formatter.isolated(phrase:))
        }
        let lines = parts.indices.reversed().map { parts[...$0].inOneLine() }
        let shorter = Array(lines.dropFirst()) + [""]
        return PageHeading(
            place: WindowWords.compare, detail: lines.first ?? "", brief: lines.first ?? "", narrowBrief: first,
            clock: offline ?? first, trouble: offline, actionLabel: page.format.onlineOffer,
            shorterDetails: shorter, shorterBriefs: shorter, shorterClocks: [""])
    }

    /// The sentence that tells until when they agree and when they part, or why that is not known.
    public var sentence: String {
        let text = whole.text
        guard !text.comparison.isComparable else { return text.sentence }
        if kind == .sources, isLoading, !page.format.staysOffline { return tr("Loading…") }
        return text.sentence
    }

    /// Who says what then; of those that failed, why.
    public var detail: String? {
        let text = whole.text
        guard !text.comparison.isComparable else { return text.detail }
        let failures = parts.compactMap { part in part.failure.map { $0.message(from: part.name) } }
        if page.format.staysOffline { return FetchError.offlineByChoice.message(from: "") }
        return failures.isEmpty ? nil : PhraseList.sentences(failures)
    }

    /// A quantity and the rain; nil while nothing is known.
    public var chart: ComparisonChart? { whole.chart }

    /// The quantity that the chart shows beside the rain.
    public var quantity: ChartMetric { chart?.quantity ?? wantedQuantity }

    /// The quantities that the chart can show; empty while nothing is known.
    public var quantities: [ChartMetric] { chart?.quantities ?? [] }

    /// The chart as it leaves the program; nil if there is nothing to copy.
    public var copy: (any ExportedChart)? {
        guard let chart else { return nil }
        return ComparisonCopy(
            chart, forecasts, place: kind == .sources ? page.location : nil,
            date: CivilDate(page.clock.now, in: page.clockZone).description,
            origins: credit.split(separator: "\n").map(String.init), page.formatter)
    }

    /// The days of each as a table.
    public var text: ComparisonText { whole.text }

    /// What can be added, in order; empty once there are as many as can be.
    public var additions: [ComparisonChoice] {
        let all: [ComparisonChoice] =
            kind == .sources
            ? (loader.sources ?? []).map { ComparisonChoice(id: $0.id, name: $0.name) }
            : locations.pages.map { ComparisonChoice(id: $0.pageID, name: $0.distinctName) }
        let present = parts.map(\.id)
        return present.count >= kind.limit ? [] : all.filter { !present.contains($0.id) }
    }

    /// What stands beside the button that adds one.
    public var additionNote: String {
        kind == .sources
            ? tr("Three at most. Each is asked once when you compare, never in the background.")
            : tr("Four at most. Alt with an arrow key changes the order. Delete takes one away.")
    }

    /// Whose forecasts they are, and when they arrived.
    public var credit: String {
        let lines = parts.compactMap { part -> String? in
            guard let report = part.report else { return nil }
            let context = SentenceContext(page.formatter, in: part.zone, at: page.clock.now)
            let clock = kind == .places ? context.byOwnClock : context
            let origin =
                Provenance.text(ofForecast: report.days, clock) ?? Provenance.text(ofForecast: report.hours, clock)
            guard kind == .places, let origin else { return origin }
            return tr("{place}: {words}", ["place": part.name, "words": origin])
        }
        return lines.joined(separator: "\n")
    }
}
