import Astronomy
import Foundation
import WeatherModel

/// All that the cards of one report are made from.
struct DetailContext {
    let report: SettledReport
    let coordinates: Coordinates
    private(set) var context: SentenceContext
    let today: CivilDate
    let day: Range<Date>
    let sun: SunDay

    var formatter: WeatherFormatter { context.formatter }
    var now: Date { context.now }
    var present: PresentConditions? { report.present }
    var precipitation: PrecipitationCourse { report.course }

    /// Returns nil on a day that the place's calendar does not have.
    init?(_ report: SettledReport, over coordinates: Coordinates, _ context: SentenceContext) {
        today = CivilDate(context.now, in: context.zone)
        guard let day = today.span(in: context.zone),
            let sun = SunDay(today, in: context.zone, over: coordinates)
        else { return nil }
        self.sun = sun
        (self.report, self.day) = (report, day)
        (self.coordinates, self.context) = (coordinates, context)
    }

    /// The same for cards that are only spoken.
    var speaking: DetailContext {
        var copy = self
        copy.context = context.speaking
        return copy
    }

    /// Whether something falls now, as the page says; nil if it is not known.
    var isWet: Bool? {
        if let spell = precipitation.spells.first { return spell.isWet && !spell.isAwaited && !spell.isPossible }
        guard let present, present.kind != .past else { return nil }
        return present.condition == .unknown ? nil : present.condition.isWet
    }

    /// Whether it is known to stay dry for so many hours.
    func staysDry(hours: Double) -> Bool {
        guard present?.condition.isWet != true else { return false }
        return precipitation.spells(in: now..<now + hours * 3600)?.allSatisfy { !$0.isWet } ?? false
    }

    /// Returns nil for a quantity that none of the values at hand has.
    func reading<Value: Quantity>(_ quantity: @escaping (Conditions) -> Value?) -> DetailReading? {
        let (rows, source) = (report.hourSpans.map(\.start), report.hours?.source.id)
        let isOffered = rows.contains { quantity($0.conditions) != nil }
        let origin = origin { quantity($0) != nil }
        guard isOffered || origin != nil || isLost else { return nil }
        // An hour's own value is on the line already, and another model's is on none of its own.
        let isMeasured = origin.map { $0.kind == .observed || $0.kind == .current && $0.source.id == source } ?? false
        let value = origin.flatMap { quantity($0.conditions)?.value }
        let course = DetailCourse(
            rows.map { ($0.time, max($0.duration, 3600), quantity($0.conditions)?.value) }, over: day, at: now,
            present: isMeasured ? value : nil)
        return DetailReading(
            value: value, origin: origin, course: course, reason: origin == nil ? reason : nil,
            provenance: origin.map { Provenance.text(of: $0, context) } ?? "",
            courseOrigin: course == nil || !isOffered ? nil : origin.flatMap { courseOrigin(beside: $0) },
            lastKnown: origin?.kind == .past ? origin.map { self.lastKnown($0.time) } : nil)
    }

    /// The present conditions if they have the quantity, else those of the nearest hour that has it.
    private func origin(where isKnown: (Conditions) -> Bool) -> PresentConditions? {
        if let present, isKnown(present.conditions) { return present }
        var hourly = report.agreed
        hourly.current = nil
        hourly.hours?.value.removeAll { !isKnown($0.conditions) }
        return PresentConditions(of: hourly, at: now)
    }

    /// Returns the origin of the hours, for what they tell beside a value that is not theirs; nil where one model tells both.
    func courseOrigin(beside value: PresentConditions) -> String? {
        guard let hours = report.hours, value.kind != .forecastHour,
            value.kind != .current || value.source.id != hours.source.id
        else { return nil }
        return Provenance.text(ofForecast: hours, context).map { tr("Course of the day: {origin}", ["origin": $0]) }
    }

    /// Returns "Last known at 15:00 yesterday".
    func lastKnown(_ time: Date) -> String {
        tr("Last known {at}", ["at": context.pastAt(time)])
    }

    /// The part that failed while nothing of the present is known.
    private var failure: PartGap? {
        guard present == nil else { return nil }
        return [.current, .hours].compactMap { report.gaps[$0] }.first { $0.kind == .failed }
    }

    private var isLost: Bool { failure != nil }

    private var reason: String {
        if let since = failure.map(\.since).flatMap(context.pastSince) {
            return tr("Updating has failed {since}", ["since": since])
        }
        if isLost { return tr("The hourly forecast could not be fetched") }
        let source = report.hours?.source.localName ?? present?.source.localName ?? ""
        return tr("{source} has no current value", ["source": source])
    }
}
