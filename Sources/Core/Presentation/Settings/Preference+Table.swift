import Foundation
import WeatherModel
import WeatherServices
import WeatherStore
import WeatherText

extension Preference {
    /// All choices, in the order in which they stand on their pages.
    static var all: [Preference] { units + general + warnings + notices + [openWeatherPlan] + appearance + privacy }

    private static var units: [Preference] {
        [
            Preference(.unitsPreset, on: .general, tr("Units")) { model in
                .choice(
                    UnitsChoice.all.map { $0.words(region: model.settings.regionalUnits) },
                    selected: UnitsChoice.selected(model.settings.settings.units, wantsOwn: model.wantsOwnUnits))
            } choose: { model, position in
                guard UnitsChoice.all.indices.contains(position) else { return }
                let (choice, shown) = (UnitsChoice.all[position], model.settings.units)
                model.wantsOwnUnits = choice == .own
                model.settings.change { $0.units = choice.units(now: shown) }
            },
            .unit(.temperature, tr("Temperature"), \.temperature, words: \.symbol),
            .unit(.speed, tr("Wind"), \.speed, words: \.symbol),
            .unit(.pressure, tr("Pressure"), \.pressure, words: \.symbol),
            .unit(.precipitation, tr("Rain"), \.precipitation, words: \.symbol),
            .unit(.snow, tr("Snow"), \.snow, words: \.symbol),
            .unit(.distance, tr("Visibility"), \.distance, words: \.symbol),
        ]
    }

    private static var language: Preference {
        var preference = Preference(
            .language, on: .general, tr("Language"), note: tr("Takes effect when Fairweather is started again.")
        ) { model in
            .choice(
                [tr("Same as your desktop")] + model.languages.map(\.name),
                selected: model.languages.firstIndex { $0.code == model.settings.settings.language }.map { $0 + 1 } ?? 0
            )
        } choose: { model, position in
            guard 0...model.languages.count ~= position else { return }
            model.settings.change { $0.language = position == 0 ? nil : model.languages[position - 1].code }
        }
        preference.isOffered = { $0.languages.count > 1 }
        return preference
    }

    private static var general: [Preference] {
        [
            language,
            .choice(
                .airStandard, on: .general, tr("Air quality index"),
                note: tr("If a source does not give it, it is calculated once there is enough hourly data."),
                \.airQualityStandard, of: { _ in [nil, .european, .us] }
            ) { $1?.words ?? tr("As the source gives it") },
            .choice(.clock, on: .general, tr("Time format"), \.clockFormat, words: \.words),
            .flag(
                .automaticRefresh, on: .general, tr("Automatic refresh"),
                note: tr("F5 refreshes the weather at any time."), \.refreshesAutomatically),
            .choice(
                .refreshInterval, on: .general, tr("How often other places are updated"),
                note: tr("The place on screen is updated as soon as new data is due."),
                \.refreshMinutes, of: { Set([10, 15, 30, 60, 120, 360, $0]).sorted() }
            ) { Settings.words(forMinutes: $1) },
        ]
    }

    private static var warnings: [Preference] {
        [
            .choice(
                .leastAlertSeverity, on: .warnings, tr("Show warnings"),
                note: tr("Warnings of unknown severity are shown with each choice."),
                \.alertChoice.leastSeverity, of: { _ in [.minor, .moderate, .severe, .extreme] }
            ) { $1.floorWords },
            .flag(
                .weatherWarnings, on: .warnings, tr("Weather warnings"),
                note: tr("The kinds are as the publishers sort them."),
                \.alertChoice[shows: .weather]),
            .flag(
                .floodWarnings, on: .warnings, tr("Floods, avalanches and landslides"), \.alertChoice[shows: .flood]),
            .flag(.fireWarnings, on: .warnings, tr("Wildfires"), \.alertChoice[shows: .fire]),
            .flag(.airWarnings, on: .warnings, tr("Bad air"), \.alertChoice[shows: .air]),
            .flag(
                .otherWarnings, on: .warnings, tr("Other dangers"),
                note: tr("Earthquakes, unrest, health, traffic and more, where a publisher warns of them."),
                \.alertChoice[shows: .other]),
        ]
    }

    private static var notices: [Preference] {
        let atHome = tr("At your home, or at the first place in the list.")
        return [
            .flag(
                .warningNotices, on: .notices, tr("Official warnings"),
                note: tr(
                    "Only those known to apply to the place. Places and severities are chosen on the Warnings page."),
                \.notices.tellsWarnings),
            .flag(.rainNotices, on: .notices, tr("Rain within the hour"), note: atHome, \.notices.tellsRain),
            .flag(.summaryNotices, on: .notices, tr("Morning summary"), note: atHome, \.notices.tellsSummary),
            .choice(
                .summaryTime, on: .notices, tr("Time of the summary"), \.notices.summaryTime,
                of: { Set((8..<24).compactMap { TimeOfDay(minutes: $0 * 30) } + [$0]).sorted() }, words: words
            ).inUse(with: \.notices.tellsSummary),
            .flag(
                .quietHours, on: .notices, tr("Quiet hours"), note: tr("Warnings of extreme severity are still shown."),
                \.notices.keepsQuiet),
            .choice(
                .quietStart, on: .notices, tr("Quiet from"), \.notices.quietStart, of: fullHours, words: words
            ).inUse(with: \.notices.keepsQuiet),
            .choice(
                .quietEnd, on: .notices, tr("Quiet until"), \.notices.quietEnd, of: fullHours, words: words
            ).inUse(with: \.notices.keepsQuiet),
            withoutWindow,
        ]
    }

    /// The desktop has to permit it, and may refuse.
    private static var withoutWindow: Preference {
        var preference = Preference(
            .withoutWindow, on: .notices, tr("Keep running without a window"),
            note: tr("Notifications come even when the window is closed. Fairweather starts when you log in.")
        ) { model in
            .flag(model.background?.shown ?? model.settings.settings.notices.goesOnWithoutWindow)
        } choose: { model, position in
            model.background?.choose(position == 1)
        }
        preference.isOffered = { $0.background != nil }
        preference.problem = { $0.background?.problem?.text }
        return preference
    }

    private static var openWeatherPlan: Preference {
        var preference = choice(
            .openWeatherProduct, on: .keys, tr("OpenWeather plan"),
            note: tr("Rain by the minute and warnings need the “One Call by Call” subscription."), \.openWeatherPlan,
            words: \.words)
        preference.isOffered = { $0.keyring != nil }
        return preference
    }

    private static var appearance: [Preference] {
        [
            .choice(.colorScheme, on: .appearance, tr("Colour scheme"), \.colorScheme, words: \.words),
            .flag(
                .weatherBackground, on: .appearance, tr("Weather in the background"),
                note: tr("Colours the page to match the weather and the time of day."), \.showsWeatherBackground),
            .flag(
                .spread, on: .appearance, tr("Show how sure the forecast is"),
                note: tr(
                    "Asks {source} how far the runs of its ensemble differ.", ["source": WeatherSource.openMeteo.name]),
                \.showsSpread),
        ]
    }

    private static var privacy: [Preference] {
        [
            offline,
            .choice(
                .coordinates, on: .privacy, PrecisionSection.title, \.coordinatePrecision, words: \.words),
        ]
    }

    /// The command line may want it, too, which is not kept.
    private static var offline: Preference {
        var preference = Preference(
            .offline, on: .privacy, tr("Offline"), note: tr("Send no requests. Stored weather stays, with its age.")
        ) { model in
            .flag(model.settings.isOffline)
        } choose: { model, position in
            switch position {
            case 0: model.settings.goOnline()
            case 1: model.settings.change { $0.staysOffline = true }
            default: break
            }
        }
        preference.isInUse = { $0.settings.mayGoOnline }
        preference.explanation = { model in
            model.settings.mayGoOnline && model.settings.isOffline && !model.settings.settings.staysOffline
                ? tr("Fairweather was started with --offline. Stored weather stays, with its age.") : nil
        }
        return preference
    }

    private static func fullHours(with present: TimeOfDay) -> [TimeOfDay] {
        Set((0..<24).map { TimeOfDay(hour: $0) } + [present]).sorted()
    }

    private static func words(_ model: PreferencesViewModel, _ time: TimeOfDay) -> String {
        model.settings.formatter.time(Date(timeIntervalSince1970: Double(time.minutes) * 60), in: .gmt)
    }
}

extension Settings {
    /// The user's plan at OpenWeather; the free one unless another is set.
    fileprivate var openWeatherPlan: OpenWeatherProduct {
        get { openWeatherProduct.flatMap { OpenWeatherProduct(rawValue: $0) } ?? .free }
        set { openWeatherProduct = newValue == .free ? nil : newValue.rawValue }
    }
}
