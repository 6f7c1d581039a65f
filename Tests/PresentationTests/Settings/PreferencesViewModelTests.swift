import Foundation
import Refreshing
import SourceSettings
import Testing
import WeatherModel
import WeatherServices
import WeatherStore

@testable import Presentation

@MainActor
struct PreferencesViewModelTests {
    private let list: PlacesDesk
    private let settings: SettingsViewModel
    private let model: PreferencesViewModel

    init() throws {
        list = try PlacesDesk([Samples.london])
        settings = list.settings(in: MockSettingsStore())
        model = PreferencesViewModel(
            settings,
            catalogue: [
                CataloguedSource(.openMeteo, parts: [.current, .hours]),
                CataloguedSource(.metNorway, parts: [.hours, .alerts]),
                CataloguedSource(.openWeather, parts: [.current], needsKey: true),
            ], searchHosts: { ["names.example.org"] },
            languages: { [.init(code: "de", name: "Deutsch"), .init(code: "en", name: "English")] },
            troubles: { ["met-norway": "Failed.", "openweather": "Failed."] })
    }

    private func row(_ id: PreferenceRow.ID) throws -> (choices: [String], selected: Int) {
        guard case .choice(let choices, let selected) = try #require(model.rows.first { $0.id == id }).control else {
            Issue.record("\(id) is no choice")
            return ([], 0)
        }
        return (choices, selected)
    }

    @Test("units are the region's until a preset is taken; one unit changed makes them the user's own")
    func units() throws {
        #expect(try row(.unitsPreset).choices.first == "By region (°C, mph)")
        #expect(try row(.unitsPreset).selected == 0)
        #expect(try row(.speed).selected == 2)
        model.choose(2, for: .unitsPreset)
        #expect(settings.settings.units == .us)
        #expect(try row(.temperature).selected == 1)
        model.choose(2, for: .temperature)
        #expect(settings.settings.units?.temperature == .kelvin)
        #expect(settings.settings.units?.speed == .milesPerHour)
        #expect(try row(.unitsPreset).selected == 5)
        model.choose(0, for: .unitsPreset)
        #expect(settings.settings.units == nil)
    }

    @Test("what was wrong with a source is told, but not of one whose key is gone")
    func troubles() {
        #expect(model.sources.map(\.trouble) == [nil, "Failed.", nil])
    }

    @Test("units of the user's own begin as those that are shown, and are told from the preset they equal")
    func ownUnits() throws {
        model.choose(5, for: .unitsPreset)
        #expect(settings.settings.units == .uk)
        #expect(try row(.unitsPreset).selected == 5)
        model.choose(3, for: .unitsPreset)
        #expect(try row(.unitsPreset).selected == 3)
    }

    @Test("each choice has one line in the table, and those of a page follow each other")
    func table() {
        #expect(Preference.all.map(\.id) == PreferenceRow.ID.allCases)
        let pages = Preference.all.map(\.page)
        #expect(zip(pages, pages.dropFirst()).count { $0 != $1 } == Set(pages).count - 1)
    }

    @Test("units, how air and time are told, and what happens by itself stand on cards of their own")
    func cards() {
        let rows = Preference.all.filter { $0.page == .general }.map(\.id)
        #expect(
            rows.prefix { !$0.startsCard } == [
                .unitsPreset, .temperature, .speed, .pressure, .precipitation, .snow, .distance,
            ])
        #expect(rows.filter(\.startsCard) == [.language, .airStandard, .automaticRefresh])
    }

    @Test("every row takes each of its choices and then shows it; a choice there is not changes nothing")
    func everyChoice() throws {
        for id in PreferenceRow.ID.allCases
        where ![
            .weatherBackground, .automaticRefresh, .openWeatherProduct, .warningNotices, .rainNotices, .summaryNotices,
            .quietHours, .withoutWindow, .offline, .spread, .weatherWarnings, .floodWarnings, .fireWarnings,
            .airWarnings,
            .otherWarnings,
        ].contains(id) {
            for position in try row(id).choices.indices {
                model.choose(position, for: id)
                #expect(try row(id).selected == position, "\(id)")
            }
            let before = settings.settings
            model.choose(99, for: id)
            if id != .unitsPreset { #expect(settings.settings == before, "\(id)") }
        }
        model.choose(0, for: .weatherBackground)
        #expect(!settings.settings.showsWeatherBackground)
        let kinds: [(PreferenceRow.ID, AlertTopic)] = [
            (.weatherWarnings, .weather), (.floodWarnings, .flood), (.fireWarnings, .fire), (.airWarnings, .air),
            (.otherWarnings, .other),
        ]
        for (row, topic) in kinds {
            for position in [1, 0] {
                model.choose(position, for: row)
                #expect(settings.settings.alertChoice[shows: topic] == (position == 1), "\(row)")
            }
        }
        model.choose(0, for: .spread)
        #expect(!settings.settings.showsSpread)
        model.choose(1, for: .offline)
        #expect(settings.settings.staysOffline)
    }

    @Test("what the desktop tells is off until it is switched on, and a time that was typed into the file can be kept")
    func notices() throws {
        let rows: [PreferenceRow.ID] = [.warningNotices, .rainNotices, .summaryNotices, .quietHours]
        for id in rows {
            #expect(model.rows.first { $0.id == id }?.control == .flag(false))
            model.choose(1, for: id)
            #expect(model.rows.first { $0.id == id }?.control == .flag(true))
        }
        #expect(model.rows.filter { $0.page == .notices }.count == 7)
        let chosen = settings.settings.notices
        #expect(chosen.tellsWarnings && chosen.tellsRain && chosen.tellsSummary && chosen.keepsQuiet)
        #expect(try row(.quietStart).choices.count == 24 && row(.summaryTime).choices.first == "04:00")
        settings.change { $0.notices.quietStart = TimeOfDay("21:45") ?? $0.notices.quietStart }
        #expect(try row(.quietStart).choices.count == 25 && row(.quietStart).selected == 22)
        model.choose(0, for: .quietStart)
        #expect(settings.settings.notices.quietStart == TimeOfDay(hour: 0))
    }

    @Test("the language is the desktop's until another is chosen; with English alone there is nothing to choose")
    func language() throws {
        #expect(try row(.language).choices == ["Same as your desktop", "Deutsch", "English"])
        #expect(try row(.language).selected == 0)
        model.choose(1, for: .language)
        #expect(settings.settings.language == "de")
        model.choose(0, for: .language)
        #expect(settings.settings.language == nil)
        settings.change { $0.language = "xx" }
        #expect(try row(.language).selected == 0)
        let english = PreferencesViewModel(settings, languages: { [.init(code: "en", name: "English")] })
        #expect(!english.rows.contains { $0.id == .language })
    }

    @Test("a section is moved as far as the list goes, hidden and shown again")
    func sections() {
        #expect(model.sections.map(\.id) == ["rain", "hours", "days", "goodTimes", "details"])
        #expect(model.sections.map { $0.moveUp == nil } == [true, false, false, false, false])
        #expect(model.sections.map { $0.moveDown == nil } == [false, false, false, false, true])
        #expect(model.sections[2].moveUp == "Move Next days up")
        model.moveSection("days", by: -1)
        #expect(model.sections.map(\.id) == ["rain", "days", "hours", "goodTimes", "details"])
        model.moveSection("days", by: -9)
        model.moveSection("moons", by: 1)
        #expect(settings.settings.sectionOrder == ["days", "rain", "hours", "goodTimes", "details"])
        model.showSection("rain", false)
        #expect(model.sections.map(\.isShown) == [true, false, true, true, true])
        model.showSection("rain", true)
        #expect(settings.settings.hiddenSections == [])
    }

    @Test("an interval of the file's own is among those offered")
    func interval() throws {
        settings.change { $0.refreshMinutes = 45 }
        #expect(try row(.refreshInterval).choices[3] == "Every 45 minutes")
        #expect(try row(.refreshInterval).selected == 3)
        #expect(try row(.refreshInterval).choices.suffix(2) == ["Every 2 hours", "Every 6 hours"])
    }

    @Test("sources move, and the first and the last say so; the program's own order comes back")
    func order() {
        #expect(model.sources.map(\.name) == ["Open-Meteo", "MET Norway", "OpenWeather"])
        #expect(model.sources.map { $0.moveUp == nil } == [true, false, false])
        #expect(model.sources.map { $0.moveDown == nil } == [false, false, true])
        #expect(!model.hasOwnOrder)
        model.moveSource(WeatherSource.openWeather.id, by: -1)
        #expect(model.sources.map(\.name) == ["Open-Meteo", "OpenWeather", "MET Norway"])
        #expect(settings.settings.sourceOrder == ["open-meteo", "openweather", "met-norway"])
        #expect(model.hasOwnOrder)
        model.moveSource(WeatherSource.openMeteo.id, by: -1)
        #expect(model.sources.first?.name == "Open-Meteo")
        model.resetOrder()
        #expect(settings.settings.sourceOrder.isEmpty)
    }

    @Test("a source says what it gives, and that it wants a key")
    func gives() {
        #expect(model.sources[0].gives == "Now, hours")
        #expect(model.sources[1].gives == "Hours, warnings · warnings for Norway only")
        #expect(model.sources.map(\.keyNote) == [nil, nil, "Needs a key"])
    }

    @Test("another server counts when it is https or this computer; what is not is kept on screen and told")
    func servers() {
        model.setServer("http://weather.example.org", for: "open-meteo")
        #expect(settings.settings.servers.isEmpty)
        #expect(model.sources[0].server.text == "http://weather.example.org")
        #expect(model.sources[0].server.problem != nil)
        model.setServer(" https://weather.example.org ", for: "open-meteo")
        #expect(settings.settings.servers == ["open-meteo": "https://weather.example.org"])
        #expect(model.sources[0].server.problem == nil)
        #expect(model.contacts.contains("weather.example.org, api.met.no"))
        model.setServer("  ", for: "open-meteo")
        #expect(settings.settings.servers.isEmpty)
        #expect(model.sources[0].server.placeholder == "https://api.open-meteo.com")
    }

    @Test("a server that the command line names is the one that is contacted, for the air as well")
    func commandServers() throws {
        let settings = try list.settings(
            in: MockSettingsStore(),
            snapshot: SettingsSnapshot(
                Settings(), servers: [WeatherSource.openMeteo.id: #require(URL(string: "https://own.example.org"))]))
        let model = PreferencesViewModel(
            settings,
            catalogue: [
                CataloguedSource(.openMeteo, parts: [.hours]),
                CataloguedSource(.openMeteoAirQuality, parts: [.airQuality]),
            ])
        #expect(model.contacts == "Fairweather gets the weather from own.example.org.")
    }

    @Test("the hosts that are contacted are named, those of sources without their key are not")
    func contacts() {
        #expect(
            model.contacts == """
                Fairweather gets the weather from api.open-meteo.com, api.met.no. Place names are sent to \
                names.example.org only when you search online.
                """)
        #expect(PreferencesViewModel(settings).contacts == "This is sample data. No server is contacted.")
    }
}
