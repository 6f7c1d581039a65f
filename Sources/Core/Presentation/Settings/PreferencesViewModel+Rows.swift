import WeatherModel
import WeatherServices
import WeatherStore
import WeatherText

extension PreferencesViewModel {
    /// Returns the row with the present choice.
    func row(_ id: PreferenceRow.ID) -> PreferenceRow {
        let (settings, units) = (settings.settings, settings.units)
        switch id {
        case .unitsPreset:
            return PreferenceRow(
                id: id, title: tr("Units"), note: nil,
                control: .choice(
                    UnitsChoice.all.map { $0.words(region: self.settings.regionalUnits) },
                    selected: UnitsChoice.selected(settings.units, wantsOwn: wantsOwnUnits)))
        case .temperature:
            return choice(id, tr("Temperature"), Units.Temperature.allCases, units.temperature, \.symbol)
        case .speed: return choice(id, tr("Wind"), Units.Speed.allCases, units.speed, \.symbol)
        case .pressure: return choice(id, tr("Pressure"), Units.Pressure.allCases, units.pressure, \.symbol)
        case .precipitation:
            return choice(id, tr("Rain"), Units.Precipitation.allCases, units.precipitation, \.symbol)
        case .snow: return choice(id, tr("Snow"), Units.Snow.allCases, units.snow, \.symbol)
        case .distance: return choice(id, tr("Visibility"), Units.Distance.allCases, units.distance, \.symbol)
        case .clock:
            return choice(id, tr("Time format"), Settings.ClockFormat.allCases, settings.clockFormat, \.words)
        case .airStandard:
            return choice(
                id, tr("Air quality index"), Settings.airStandards, settings.airQualityStandard,
                { $0?.words ?? tr("As the source gives it") },
                note: tr(
                    "If a source does not give it, it is calculated once there is enough hourly data.")
            )
        case .automaticRefresh:
            return PreferenceRow(
                id: id, title: tr("Automatic refresh"), note: tr("F5 refreshes the weather at any time."),
                control: .flag(settings.refreshesAutomatically))
        case .leastAlertSeverity:
            return choice(
                id, tr("Show warnings"), Settings.severities, settings.leastAlertSeverity, \.floorWords,
                note: tr("Warnings whose severity is not known are always shown."))
        case .warningNotices, .rainNotices, .summaryNotices, .summaryTime, .quietHours, .quietStart, .quietEnd,
            .withoutWindow:
            return noticeRow(id)
        case .refreshInterval:
            let minutes = Settings.offeredMinutes(with: settings.refreshMinutes)
            return PreferenceRow(
                id: id, title: tr("How often other places are updated"),
                note: tr("The place on screen is updated as soon as new data is due."),
                control: .choice(
                    minutes.map(Settings.words), selected: minutes.firstIndex(of: settings.refreshMinutes) ?? 0))
        case .openWeatherProduct:
            let product = settings.openWeatherProduct.flatMap { OpenWeatherProduct(rawValue: $0) } ?? .free
            return choice(
                id, tr("OpenWeather plan"), OpenWeatherProduct.allCases, product, \.words,
                note: tr("Rain by the minute and warnings need the “One Call by Call” subscription."))
        case .colorScheme:
            return choice(id, tr("Colour scheme"), Settings.ColorScheme.allCases, settings.colorScheme, \.words)
        case .weatherBackground:
            return PreferenceRow(
                id: id, title: tr("Weather in the background"),
                note: tr("Colours the page to match the weather and the time of day."),
                control: .flag(settings.showsWeatherBackground))
        case .coordinates:
            return choice(
                id, tr("Location precision"), CoordinatePrecision.allCases, settings.coordinatePrecision, \.words,
                note: tr("How precisely weather sources are told where your places are."))
        }
    }

    private func choice<Value: Equatable>(
        _ id: PreferenceRow.ID, _ title: String, _ values: [Value], _ selected: Value, _ words: (Value) -> String,
        note: String? = nil
    ) -> PreferenceRow {
        PreferenceRow(
            id: id, title: title, note: note,
            control: .choice(values.map(words), selected: values.firstIndex(of: selected) ?? 0))
    }
}
