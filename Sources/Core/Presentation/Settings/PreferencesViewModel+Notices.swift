import Foundation
import WeatherStore
import WeatherText

extension PreferencesViewModel {
    /// Returns the row of a choice on the page of notifications.
    func noticeRow(_ id: PreferenceRow.ID) -> PreferenceRow {
        let chosen = settings.settings.notices
        func flag(_ title: String, _ note: String, _ isOn: Bool) -> PreferenceRow {
            PreferenceRow(id: id, title: title, note: note, control: .flag(isOn))
        }
        func time(_ title: String, _ times: [TimeOfDay], _ selected: TimeOfDay) -> PreferenceRow {
            PreferenceRow(
                id: id, title: title, note: nil,
                control: .choice(times.map(words), selected: times.firstIndex(of: selected) ?? 0))
        }
        return switch id {
        case .rainNotices:
            flag(
                tr("Rain within the hour"), tr("At your home, or at the first place in the list."), chosen.tellsRain)
        case .summaryNotices:
            flag(
                tr("Morning summary"), tr("At your home, or at the first place in the list."),
                chosen.tellsSummary)
        case .summaryTime:
            time(tr("Time of the summary"), Settings.summaryTimes(with: chosen.summaryTime), chosen.summaryTime)
        case .quietHours:
            flag(tr("Quiet hours"), tr("Warnings of extreme severity are still shown."), chosen.keepsQuiet)
        case .quietStart:
            time(tr("Quiet from"), Settings.quietTimes(with: chosen.quietStart), chosen.quietStart)
        case .quietEnd: time(tr("Quiet until"), Settings.quietTimes(with: chosen.quietEnd), chosen.quietEnd)
        case .withoutWindow:
            flag(
                tr("Without a window"),
                tr("Notifications come while Fairweather is closed, too. It starts when you log in."),
                chosen.goesOnWithoutWindow)
        default:
            flag(
                tr("Official warnings"),
                tr("Known to apply to the place. Places and severities are chosen on the page of warnings."),
                chosen.tellsWarnings)
        }
    }

    private func words(_ time: TimeOfDay) -> String {
        settings.formatter.time(Date(timeIntervalSince1970: Double(time.minutes) * 60), in: .gmt)
    }
}
