import Foundation
import Refreshing
import WeatherModel
import WeatherText

/// The line at the top of a page: the place with its time, and the age of its weather.
public struct PageHeading: Sendable, Hashable {
    /// The name of the place.
    public let place: String
    /// The time, then the age and the source, or what is running, such as "Thursday 12:05 · Updated 4 minutes ago ·
    /// Open-Meteo" or "Thursday 12:05 · 5 hours old".
    public let detail: String
    /// The same without what matters least, a form for each width that may be left, the longest first.
    public let shorterDetails: [String]
    /// The weather and the time, such as "6° · Light rain · Thursday 12:05", for a page whose top is out of sight.
    public let brief: String
    /// The same without what matters least, the longest form first.
    public let shorterBriefs: [String]
    /// The weather alone, such as "6° · Light rain", for a narrow window whose top is out of sight; empty if it is not known.
    public let narrowBrief: String
    /// The time alone, such as "12:05", for a narrow window; empty if it is not known.
    public let clock: String
    /// The same without what matters least, for a narrow window in which it has no room beside the name, the longest form
    /// first; ends in an empty one where all of it goes before the name takes a second line.
    public let shorterClocks: [String]
    /// The time and the age, a line each, for text that leaves the row no room for them; nil if neither is known.
    public let stacked: String?
    /// The reason why the weather is old or cannot be kept and the parts that failed, in few words for one line, such as
    /// "Open-Meteo: no connection"; nil if nothing is wrong, or if that is said in place of the weather.
    public let trouble: String?
    /// The same with the age, which the row of a narrow window has no room for, such as "5 hours old: no connection".
    public let narrowTrouble: String?
    /// The same in whole sentences, a line each.
    public let explanation: String?
    /// The label of the button for the trouble, such as "Try again"; nil for no button.
    public let actionLabel: String?
    /// Whether the button opens the preferences rather than asking again.
    public let opensPreferences: Bool
    /// The answer to a manual refresh that asks nobody, told again where it is given again; nil if there is none.
    public let notice: Announcement?
    /// Whether a button in place of the weather asks again, beside which none is needed in the row.
    public let isAskedBelow: Bool

    /// Makes a heading, by default of a page without weather.
    public init(
        place: String, detail: String = "", brief: String = "", narrowBrief: String = "", clock: String = "",
        trouble: String? = nil,
        narrowTrouble: String? = nil, explanation: String? = nil, actionLabel: String? = nil,
        opensPreferences: Bool = false, notice: Announcement? = nil, stacked: [String] = [],
        isAskedBelow: Bool = false, shorterDetails: [String] = [], shorterBriefs: [String] = [],
        shorterClocks: [String] = []
    ) {
        self.shorterClocks = shorterClocks
        (self.shorterDetails, self.shorterBriefs) = (shorterDetails, shorterBriefs)
        (self.place, self.detail, self.brief, self.clock) = (place, detail, brief, clock)
        self.narrowBrief = narrowBrief
        (self.trouble, self.narrowTrouble) = (trouble, narrowTrouble ?? trouble)
        (self.explanation, self.actionLabel) = (explanation, actionLabel)
        (self.opensPreferences, self.notice) = (opensPreferences, notice)
        self.isAskedBelow = isAskedBelow
        self.stacked = stacked.isEmpty ? nil : stacked.joined(separator: "\n")
    }
}

extension WeatherViewModel {
    /// The line at the top of the page.
    public var heading: PageHeading {
        // Without weather all of it stands in place of that.
        let banner = present == nil || awaitsWeather ? nil : banner
        let failed = report == nil ? [] : notes.filter(\.isFailure)
        let moment = localMoment
        let age = format.staysOffline ? nil : banner.map(isOfWeather) ?? false ? ageText : nil
        let offline = offlineText
        // The reason of one is mostly that of all.
        let sentences =
            banner.map { [$0.text] + failed.map { tr("{sentence}.", ["sentence": $0.text]) } }
            ?? failed.map(\.explanation)
        let details = lines([
            moment, offline, activity ?? age ?? statusText,
            activity == nil && age == nil && offline == nil ? sourceName : nil,
        ])
        let told = report == nil ? nil : PhraseList.text([temperature, present?.weatherPhrase])
        let briefs = lines([told, moment])
        return PageHeading(
            place: distinctName, detail: details.first ?? "", brief: briefs.first ?? "",
            narrowBrief: told ?? "", clock: locationTime ?? "",
            trouble: trouble(banner, failed),
            narrowTrouble: offline ?? narrowTrouble(banner, age, failed),
            explanation: sentences.isEmpty ? nil : sentences.joined(separator: "\n"),
            actionLabel: banner?.actionLabel ?? (present == nil ? nil : format.onlineOffer),
            opensPreferences: banner?.opensPreferences ?? false,
            notice: refreshNotice, stacked: [moment, offline, activity ?? age ?? statusText].compactMap { $0 },
            isAskedBelow: isAskedBelow,
            // How old the weather is matters more than the time.
            shorterDetails: offline.map { lines([$0, statusText]) }
                ?? (activity == nil && age != nil ? [age].compactMap(\.self) : Array(details.dropFirst())),
            shorterBriefs: Array(briefs.dropFirst()) + (told == nil ? [] : [temperature]))
    }

    /// That nobody is asked as the user wants it; nil if somebody may be.
    var offlineText: String? { format.staysOffline ? RefreshDelay.offlineByChoice.sentence : nil }

    /// Whether the page offers to ask again in place of its weather.
    private var isAskedBelow: Bool {
        guard present == nil, !awaitsWeather, let banner = self.banner else { return false }
        return banner.actionLabel != nil && !banner.opensPreferences
    }

    /// Returns why the weather is old, or what else is wrong, in few words.
    private func trouble(_ banner: Banner?, _ failed: [PartNote]) -> String? {
        guard let banner else { return noteText(failed) }
        guard isOfWeather(banner) else { return tr("The forecast could not be saved") }
        guard let failure = weather.mainFailure else { return noteText(failed) }
        let reason = failure.brief(at: clock.now, formatter, besideClockOf: clockZone)
        // What else failed is told with it at the end of the page; of warnings a life may depend.
        guard failed.contains(where: { $0.part == .alerts }) else { return reason }
        return tr("{reason} · warnings not updated either", ["reason": reason])
    }

    private func narrowTrouble(_ banner: Banner?, _ age: String?, _ failed: [PartNote]) -> String? {
        guard let age else { return trouble(banner, failed) }
        guard let failure = weather.mainFailure else { return age }
        return tr("{age}: {reason}", ["age": age, "reason": failure.brief])
    }

    private func noteText(_ failed: [PartNote]) -> String? {
        failed.isEmpty ? nil : failed.map(\.text).inOneLine()
    }

    /// The name of the source of the weather, or of each with what is its own; nil for samples, which the age names already.
    private var sourceName: String? {
        guard let report, report.mainSource?.isSample == false else { return nil }
        return PartCredit.text(report.credits(at: clock.now))
    }

    /// What is running beside weather that is known, such as "Updating warnings…"; nil if nothing is.
    var activity: String? {
        guard report != nil, !awaitsWeather else { return nil }
        // The spread is nothing to wait for.
        let awaited = partsUnderWay.subtracting([.spread])
        guard let part = awaited.first else { return nil }
        guard awaited.count == 1 else { return WindowWords.updating }
        return switch part {
        case .alerts: tr("Updating warnings…")
        case .airQuality: tr("Updating air quality…")
        case .current, .minutes, .hours, .days, .spread: WindowWords.updating
        }
    }

    /// Whether the message is about the age of the weather, and not about keeping it.
    private func isOfWeather(_ banner: Banner) -> Bool { banner.actionLabel != nil || format.staysOffline }

    /// The weekday and time of the place, such as "Thursday 12:05"; nil if its time zone is unknown.
    var localMoment: String? {
        zone.map { zone in
            tr(
                "{weekday} {time}",
                [
                    "weekday": formatter.weekday(CivilDate(clock.now, in: zone)),
                    "time": formatter.time(clock.now, in: zone),
                ])
        }
    }

    /// The age of weather that is old, such as "5 hours old", or "Forecast 5 hours old" below a present that is not; nil for
    /// some that has just come.
    private var ageText: String? {
        guard let age = report?.mainArrival(at: clock.now).flatMap({ formatter.oldness(of: $0, at: clock.now) }) else {
            return nil
        }
        return report?.agedForecast == nil ? age : tr("Forecast {age}", ["age": age])
    }

    /// Returns the line of all parts, then those without the last ones.
    func lines(_ parts: [String?]) -> [String] {
        let parts = parts.compactMap { $0.map(formatter.isolated(phrase:)) }
        return parts.indices.reversed().map { parts[...$0].inOneLine() }
    }
}
