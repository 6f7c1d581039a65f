import Charts
import Testing
import WeatherModel
import WeatherStore

@testable import Presentation

@MainActor
struct PrecisionSectionTests {
    private func model(of places: [Location] = [Samples.london]) throws -> PreferencesViewModel {
        PreferencesViewModel(try PlacesDesk(places).settings(in: MockSettingsStore()))
    }

    @Test("the stops are the choices of the setting, and moving the slider is choosing one of them")
    func stops() throws {
        let model = try model()
        #expect(model.precision.stops.count == CoordinatePrecision.allCases.count)
        #expect(model.precision.stops.first == "10 m" && model.precision.chosen == 0)
        for (position, precision) in CoordinatePrecision.allCases.enumerated() {
            model.choose(position, for: .coordinates)
            #expect(model.precision.chosen == position)
            #expect(model.settings.settings.coordinatePrecision == precision)
        }
    }

    @Test("what sources see is what a request would say")
    func seen() throws {
        let model = try model()
        for (position, precision) in CoordinatePrecision.allCases.enumerated() {
            model.choose(position, for: .coordinates)
            let sent = Samples.london.rounded(to: precision).coordinates
            let seen = try #require(model.precision.seen)
            let numbers = seen.replacing("Sources see ", with: "").components(separatedBy: ", ")
            let degrees = numbers.compactMap { Double($0.replacing("−", with: "-")) }
            #expect(degrees == [sent.latitude, sent.longitude], "\(seen)")
            #expect(numbers.map { $0.drop { $0 != "." }.count } == [5 - position, 5 - position], "\(seen)")
            #expect(model.precision.spokenText.contains(". \(seen)."), "\(model.precision.spokenText)")
            #expect(model.precision.map != nil)
        }
    }

    @Test("without a place nothing is seen of one")
    func nowhere() throws {
        let section = try model(of: []).precision
        #expect(section.seen == nil && section.map == nil && !section.meaning.isEmpty)
    }

    @Test("a cell ends where coordinates are rounded to another one", arguments: CoordinatePrecision.allCases)
    func cells(precision: CoordinatePrecision) {
        let middle = Coordinates(clampingLatitude: 53.5511, longitude: 9.9937).rounded(to: precision)
        let half = precision.degrees / 2
        for (share, isInside) in [(0.98, true), (1.02, false)] {
            for (north, east) in [(share, 0), (-share, 0), (0, share), (0, -share)] {
                let point = Coordinates(
                    clampingLatitude: middle.latitude + north * half, longitude: middle.longitude + east * half)
                #expect((point.rounded(to: precision) == middle) == isInside, "\(north) \(east)")
            }
        }
    }
}
