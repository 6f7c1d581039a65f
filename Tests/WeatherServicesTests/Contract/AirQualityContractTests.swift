import Foundation
import Testing
import WeatherModel

@testable import WeatherServices

@Suite("What every source of air quality keeps to")
struct AirQualityContractTests {
    @Test(
        "the report bears its source and arrival, the values are in our units, and times rise strictly",
        arguments: AirQualityContract.all)
    func whole(_ contract: AirQualityContract) async throws {
        let air = try await contract.air()
        #expect(air.source == contract.source)
        #expect(!air.source.attribution.isEmpty && air.source.homepage.hasPrefix("https://"))
        #expect(air.fetchedAt == (try instant(contract.arrival)))
        let current = try #require(air.value.current)
        #expect(current.time == (try instant(contract.time)))
        #expect(current.pollutants[.pm2_5] == MassConcentration(contract.pm2_5))
        #expect(
            Dictionary(current.indices.map { ($0.standard, $0.value) }, uniquingKeysWith: +) == contract.indices)
        let hours = air.value.hours
        #expect(!hours.isEmpty && zip(hours, hours.dropFirst()).allSatisfy { $0.time < $1.time })
    }

    @Test(
        "without its numbers, or with numbers beyond all measure, an answer holds no value",
        arguments: AirQualityContract.all, [nil, 1e300, -1e300, 1e19])
    func missing(_ contract: AirQualityContract, _ number: Double?) async throws {
        let change = JSONChange(kept: contract.kept) { _ in number }
        do {
            #expect(try await contract.air { try change($0) }.value.values == [])
        } catch let error as FetchError {
            #expect([.unreadableAnswer, .emptyAnswer].contains(error))
        }
    }

    @Test("a number spelt as a text is the same number", arguments: AirQualityContract.all)
    func texts(_ contract: AirQualityContract) async throws {
        let change = JSONChange { String($0.doubleValue) }
        #expect(try await contract.air { try change($0) } == contract.air())
    }

    @Test(
        "numbers beyond all measure in every place end in an error or a report, and in no trap",
        arguments: AirQualityContract.all, [1e300, -1e300, 9.3e18, 0.5, -1])
    func everywhere(_ contract: AirQualityContract, _ number: Double) async throws {
        let change = JSONChange { _ in number }
        let air = try? await contract.air { try change($0) }
        #expect(air?.value.values.allSatisfy { $0 >= 0 && $0 < 1e7 } != false)
    }

    @Test("an answer that ends early is unreadable, wherever it ends", arguments: AirQualityContract.all)
    func truncated(_ contract: AirQualityContract) async throws {
        for tenth in 1...9 {
            await #expect(throws: FetchError.unreadableAnswer) {
                try await contract.air { $0.prefix($0.count * tenth / 10) }
            }
        }
    }

    @Test(
        "the status is judged before the body, and a success without data is an error",
        arguments: AirQualityContract.all)
    func failures(_ contract: AirQualityContract) async throws {
        let later = try instant(contract.arrival).addingTimeInterval(90)
        let expected: [(Int, String, FetchError)] = [
            (403, "{}", contract.forbidden), (404, "{}", .notFound), (422, "{}", .rejected(status: 422, reason: nil)),
            (429, "{}", .quotaExceeded(retryAfter: later)), (500, "{}", .serverTrouble(status: 500, retryAfter: later)),
            (200, "", .emptyAnswer), (200, " \n", .emptyAnswer), (200, "<!doctype html>", .webPage),
            (200, "[]", .unreadableAnswer), (200, "null", .unreadableAnswer), (200, "{\"list\":7}", .unreadableAnswer),
        ]
        for (status, body, error) in expected {
            await #expect(throws: error, "\(status) \(body)") {
                try await contract.air { _ in
                    HTTPResponse(status: status, headers: ["retry-after": "90"], body: Data(body.utf8))
                }
            }
        }
    }
}
