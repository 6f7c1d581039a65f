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
            PreferenceRow(
                id: id, title: tr("Keep running without a window"),
                note: tr("Notifications come even when the window is closed. Fairweather starts when you log in."),
                control: .flag(background?.shown ?? chosen.goesOnWithoutWindow), problem: background?.problem?.text)
        default:
            flag(
                tr("Official warnings"),
                tr("Only those known to apply to the place. Places and severities are chosen on the Warnings page."),
                chosen.tellsWarnings)
        }
    }

    private func words(_ time: TimeOfDay) -> String {
        settings.formatter.time(Date(timeIntervalSince1970: Double(time.minutes) * 60), in: .gmt)
    }
}
