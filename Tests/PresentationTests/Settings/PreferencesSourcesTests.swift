import Foundation
import Testing
import WeatherModel
import WeatherServices
import WeatherStore

@testable import Presentation

/// Sources switched off, and an order for each part.
@MainActor
struct PreferencesSourcesTests {
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
                CataloguedSource(.meteoAlarm, parts: [.alerts]),
            ])
    }

    @Test("a part has an order of its own among those that give it, and gives it back to the order of all")
    func parts() {
        #expect(
            model.orderedPart
                == .choice(["For everything", "For now", "For hours", "For warnings"], selected: 0))
        model.orderPart(3)
        #expect(model.sources.map(\.id) == ["met-norway", "meteoalarm"])
        #expect(!model.hasOwnOrder)
        model.moveSource("meteoalarm", by: -1)
        #expect(settings.settings.partSourceOrders == [.alerts: ["meteoalarm", "met-norway"]])
        #expect(settings.settings.sourceOrder.isEmpty && model.hasOwnOrder)
        model.orderPart(2)
        #expect(model.sources.map(\.id) == ["open-meteo", "met-norway"])
        model.orderPart(3)
        model.resetOrder()
        #expect(settings.settings.partSourceOrders.isEmpty && !model.hasOwnOrder)
        model.orderPart(99)
        #expect(model.sources.count == 2)
        model.orderPart(0)
        #expect(model.sources.count == 3)
    }

    @Test("a source that is off is shown as off, is not among those contacted, and what nobody is left for is said")
    func off() {
        #expect(model.sourceProblems.isEmpty)
        model.useSource("met-norway", false)
        #expect(model.sources.map(\.isOn) == [true, false, true])
        #expect(!model.contacts.contains("api.met.no") && model.sourceProblems.isEmpty)
        model.useSource("meteoalarm", false)
        #expect(model.sourceProblems == ["Every source of “warnings” is switched off, so it will be missing."])
        model.useSource("met-norway", true)
        #expect(model.sourceProblems.isEmpty && settings.settings.disabledSources == ["meteoalarm"])
    }

    @Test("the places of the list have a switch each")
    func places() async throws {
        #expect(model.placeSwitches.map(\.isOn) == [true])
        model.showAlerts(false, for: Samples.london.id)
        await list.changed()
        #expect(model.placeSwitches.map(\.isOn) == [false])
        #expect(list.store.places.map(\.showsAlerts) == [false])
    }

    @Test("beside a place's name stands what it does not say: region and country, beside one of its own all of it")
    func notes() async throws {
        #expect(model.placeSwitches.map(\.note) == ["England"])
        list.locations.rename(Samples.london.id, to: "Work")
        await list.changed()
        #expect(model.placeSwitches.map(\.note) == [Samples.london.fullName])
    }

    @Test("when warnings were asked for is told by the reader's clock at every place")
    func warningTime() throws {
        let now = Samples.instant("2026-11-21T15:20:00Z")
        let pages = [Samples.london, Samples.tokyo].map { place -> (Location.ID, WeatherReport) in
            var report = WeatherReport(timeZone: Samples.zone(place.timeZoneIdentifier ?? "GMT"))
            report.alerts = Sourced([], source: Samples.source, fetchedAt: now - 600)
            return (place.id, report)
        }
        let list = try PlacesDesk([Samples.london, Samples.tokyo], reports: Dictionary(uniqueKeysWithValues: pages))
        let told = list.locations.pages.map(\.alertProvenance)
        #expect(told == Array(repeating: "Open-Meteo, fetched at 15:10", count: 2))
    }

    @Test("a place's switch that cannot be saved goes back and says why, each time")
    func refusedPlaces() async throws {
        list.store.fail(.diskFull)
        for _ in 0..<2 {
            model.showAlerts(false, for: Samples.london.id)
            #expect(model.placeSwitches.map(\.isOn) == [false], "what was asked for, until it is refused")
            #expect(model.placeSwitches.map(\.problem) == [nil])
            await list.changed()
            #expect(model.placeSwitches.map(\.isOn) == [true])
            let reason = try #require(model.placeSwitches.first?.problem)
            #expect(reason == list.locations.problem?.text)
        }
        model.open()
        #expect(model.placeSwitches.map(\.problem) == [nil], "another dialog begins anew")
    }
}
