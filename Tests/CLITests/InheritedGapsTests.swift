import Foundation
import Testing
import WeatherModel
import WeatherServices
import WeatherStore

@testable import Presentation

@Suite("A window inherits what a command has learned of a place")
struct InheritedGapsTests {
    private func desk(_ two: TwoSources, at server: URL) async throws -> PlacesDesk {
        try await PlacesDesk(
            two.home.folder, two.home.clock, source: .metNorway,
            servers: [WeatherSource.metNorway.id: try #require(URL(string: "http://localhost:\(server.port ?? 0)"))])
    }

    @Test("quarter hours that “now” found to be missing are not asked for, by a window opened before or after")
    func gaps() async throws {
        let two = try await TwoSources(place: TwoSources.capeTown())
        try await two.played.serving { server in
            try two.allWell()
            let place = try #require(try two.store().contents(at: two.home.clock.now).places.first)
            _ = try await two.store().remove(place.id)
            let open = try await desk(two, at: server)
            await open.start()
            try await two.store().add(place.location)
            #expect(try await two.run("now", "--source", "met-norway", at: server).code == 0)
            #expect(try two.report().gaps[.minutes] != nil)
            let asked = two.played.requests
            await open.locations.follow(open.store)
            await open.locations.task?.value
            await open.settle()
            #expect(await open.locations.selectedPage?.report?.gaps[.minutes] != nil)
            #expect(two.played.requests == asked, "the open window asked again")
            let later = try await desk(two, at: server)
            await later.start()
            #expect(two.played.requests == asked, "the window opened later asked again")
            #expect(await later.locations.selectedPage?.report?.gaps[.minutes] != nil)
        }
    }
}
