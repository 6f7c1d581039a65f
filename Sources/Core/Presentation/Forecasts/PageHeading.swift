import Foundation
import Refreshing
import WeatherModel
public import WeatherText

/// The line at the top of a page: the place with its time, and the age of its weather.
public struct PageHeading: Sendable, Hashable {
    /// The name of the place.
    public let place: String
    /// The time, then the age and the source, or what is running, such as "Thursday 12:05 · Updated 4 minutes ago ·
    /// Open-Meteo" or "Thursday 12:05 · 5 hours old".
    public let detail: String
    /// The weather and the time, such as "6° · Light rain · Thursday 12:05", for a page whose top is out of sight.
    public let brief: String
    /// The time alone, such as "12:05", for a narrow window; empty if it is not known.
    public let clock: String
    /// The time and the age, a line each, for text that leaves the row no room for them; nil if neither is known.
    public let stacked: String?
    /// The reason why the weather is old or cannot be kept, in a sentence; nil if there is none, or no weather.
    public let trouble: String?
    /// The label of the button for the trouble, such as "Try again"; nil for no button.
    public let actionLabel: String?
    /// Whether the button opens the preferences rather than asking again.
    public let opensPreferences: Bool
    /// The whole message about the trouble; nil if there is none.
    public let message: String?
    /// The answer to a manual refresh that asks nobody, told again where it is given again; nil if there is none.
    public let notice: Announcement?
    /// The parts that failed, warnings first, such as "Warnings have not been updated since 14:05"; nil if there are none.
    public let note: String?
    /// The same in whole sentences, a line each.
    public let noteExplanation: String?

    /// Makes a heading, by default of a page without weather.
    public init(
        place: String, detail: String = "", brief: String = "", clock: String = "", trouble: String? = nil,
        actionLabel: String? = nil, opensPreferences: Bool = false, message: String? = nil, notice: Announcement? = nil,
        notes: [PartNote] = [], stacked: [String] = []
    ) {
        (self.place, self.detail, self.brief, self.clock) = (place, detail, brief, clock)
        (self.trouble, self.actionLabel, self.message) = (trouble, actionLabel, message)
        (self.opensPreferences, self.notice) = (opensPreferences, notice)
        self.stacked = stacked.isEmpty ? nil : stacked.joined(separator: "\n")
        note = notes.isEmpty ? nil : notes.map(\.text).joined(separator: " · ")
        noteExplanation = notes.isEmpty ? nil : notes.map(\.explanation).joined(separator: "\n")
    }
}

extension WeatherViewModel {
    /// The line at the top of the page.
    public var heading: PageHeading {
        let banner = report?.mainArrival == nil ? nil : banner
        let moment = localMoment
        let isOld = banner.map(isOfWeather) ?? false
        let age = isOld ? ageText : nil
        let trouble =
            isOld ? weather.mainFailure?.message(at: clock.now, formatter, besideClockOf: clockZone) : banner?.text
        return PageHeading(
            place: distinctName,
            detail: joined([
                moment, activity ?? age ?? statusText, activity == nil && age == nil ? sourceName : nil,
            ]),
            brief: joined([report == nil ? nil : temperature, report == nil ? nil : weatherText, moment]),
            clock: locationTime ?? "", trouble: trouble, actionLabel: banner?.actionLabel,
            opensPreferences: banner?.opensPreferences ?? false, message: banner?.text,
            notice: refreshNotice, notes: notes.filter(\.isFailure),
            stacked: [moment, activity ?? age ?? statusText].compactMap { $0 })
    }

    /// The name of the source of the weather, or of each with what is its own; nil for samples, which the age names already.
    private var sourceName: String? {
        guard let report, report.mainSource?.isSample == false else { return nil }
        return PartCredit.text(report.credits(at: clock.now))
    }

    /// What is running beside weather that is known, such as "Updating warnings…"; nil if nothing is.
    private var activity: String? {
        guard report != nil, !awaitsWeather, let part = partsUnderWay.first else { return nil }
        guard partsUnderWay.count == 1 else { return WindowWords.updating }
        return switch part {
        case .alerts: tr("Updating warnings…")
        case .airQuality: tr("Updating air quality…")
        case .current, .minutes, .hours, .days: WindowWords.updating
        }
    }

    /// Whether the message is about the age of the weather, and not about keeping it.
    private func isOfWeather(_ banner: Banner) -> Bool { banner.actionLabel != nil }

    /// The weekday and time of the place, such as "Thursday 12:05"; nil if its time zone is unknown.
    private var localMoment: String? {
        zone.map { zone in
            tr(
                "{weekday} {time}",
                [
                    "weekday": formatter.weekday(CivilDate(clock.now, in: zone)),
                    "time": formatter.time(clock.now, in: zone),
                ])
        }
    }

    /// The age of weather that is old, such as "5 hours old".
    private var ageText: String? {
        report?.mainArrival.map { formatter.oldness(of: $0, at: clock.now) }
    }

    private func joined(_ parts: [String?]) -> String {
        parts.compactMap { $0.map(formatter.isolated(phrase:)) }.joined(separator: " · ")
    }
}
