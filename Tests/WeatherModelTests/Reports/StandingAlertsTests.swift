import Foundation
import Testing
import WeatherModel

/// Which warnings of a list count at a moment.
struct StandingAlertsTests {
    private static let fetched = Date(timeIntervalSince1970: 1_795_700_000)

    private func alert(_ id: String, ends: TimeInterval?) -> Alert {
        Alert(id: id, severity: .moderate, ends: ends.map { Self.fetched + $0 }, texts: [])
    }

    private func standing(after seconds: TimeInterval) -> Set<String> {
        let source = WeatherSource(id: "a", name: "A", attribution: "A", homepage: "")
        let list = Sourced(
            [alert("hour", ends: 3600), alert("week", ends: 7 * 86_400), alert("open", ends: nil)], source: source,
            fetchedAt: Self.fetched)
        return Set(list.standing(at: Self.fetched + seconds).map(\.id))
    }

    @Test("a warning counts until its end, and one that names none for a day after the list it was last in")
    func ends() {
        #expect(standing(after: 0) == ["hour", "week", "open"])
        #expect(standing(after: 3600) == ["week", "open"])
        #expect(standing(after: 86_399) == ["week", "open"])
        #expect(standing(after: 86_400) == ["week"])
        #expect(standing(after: 400 * 3600).isEmpty)
    }
}
