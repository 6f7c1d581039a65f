import Foundation
import Testing
import WeatherModel

@testable import WeatherServices

@Suite("Nominatim's recorded answers, every file", .enabled(if: RecordedPayloads.folder != nil))
struct NominatimRecordedTests {
    @Test("places, and the page of who asks too often")
    func files() async throws {
        var table = RecordedTable("nominatim")
        for (name, data) in try RecordedPayloads.files("nominatim", "") {
            let transport = StubTransport(status: name.hasPrefix("error_over_limit") ? 429 : 200, body: data)
            do throws(FetchError) {
                let places = try await NominatimService(transport: transport, pace: RequestPace(interval: .zero))
                    .locations(named: "x", limit: 40)
                #expect(places.isEmpty == name.contains("empty"), "\(name)")
                table.add(name, RecordedOutcome(places))
            } catch {
                table.add(name, .error(error))
            }
        }
        table.show()
    }
}
