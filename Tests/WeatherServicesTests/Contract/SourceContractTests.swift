import Foundation
import Testing
import WeatherModel

@testable import WeatherServices

@Suite("What every source of forecasts keeps to")
struct SourceContractTests {
    @Test(
        "the parts are those it has, under its name, at the moment they arrived, in the place's zone",
        arguments: try SourceContract.all())
    func parts(_ contract: SourceContract) async throws {
        let forecast = try await contract.forecast()
        #expect(WeatherReport(forecast).parts == contract.parts)
        #expect(forecast.source == contract.source)
        #expect(!forecast.source.attribution.isEmpty && forecast.source.homepage.hasPrefix("https://"))
        #expect(forecast.fetchedAt == (try instant(contract.arrival)))
        #expect(forecast.timeZone.identifier == contract.zone)
        #expect(forecast.current?.kind == contract.kind)
        if let issued = forecast.issuedAt { #expect(issued <= forecast.fetchedAt) }
    }

    @Test("values are in our units at the instants they are of", arguments: try SourceContract.all())
    func known(_ contract: SourceContract) async throws {
        let forecast = try await contract.forecast()
        if let known = contract.current {
            let current = try #require(forecast.current)
            #expect(current.time == (try instant(known.time)))
            check(current.conditions, known)
        }
        if let known = contract.hour {
            let time = try instant(known.time)
            check(try #require(forecast.hours.first { $0.time == time }).conditions, known)
        }
        if let known = contract.day {
            #expect(forecast.days.first { $0.date == CivilDate(known.date) }?.high == Temperature(known.high))
        }
    }

    private func check(_ conditions: Conditions, _ known: SourceContract.Known) {
        func near(_ value: (any Quantity)?, _ expected: Double?, _ name: Comment) {
            guard let expected else { return }
            #expect(value.map { abs($0.value - expected) < 1e-9 } == true, name)
        }
        near(conditions.temperature, known.temperature, "temperature")
        near(conditions.windSpeed, known.windSpeed, "wind")
        near(conditions.windDirection, known.windDirection, "direction")
        near(conditions.precipitation, known.precipitation, "precipitation")
        near(conditions.seaLevelPressure, known.seaLevelPressure, "pressure")
        near(conditions.visibility, known.visibility, "visibility")
        #expect(conditions.condition == known.condition)
    }

    @Test("times rise strictly, and every value is one that nature allows", arguments: try SourceContract.all())
    func order(_ contract: SourceContract) async throws {
        let forecast = try await contract.forecast()
        #expect(zip(forecast.hours, forecast.hours.dropFirst()).allSatisfy { $0.time < $1.time })
        #expect(zip(forecast.days, forecast.days.dropFirst()).allSatisfy { $0.date < $1.date })
        #expect(!forecast.quantities.isEmpty)
        #expect(forecast.implausible == [])
        #expect(forecast.sunshine.allSatisfy { (0...86400).contains($0) })
    }

    @Test(
        "without its numbers an answer holds no value: nothing is 0, guessed or left from elsewhere",
        arguments: try SourceContract.all())
    func missing(_ contract: SourceContract) async throws {
        let change = JSONChange(kept: contract.kept, dropped: contract.measuredTexts) { _ in nil }
        try await holdsNoValue(contract, change)
    }

    /// An answer without any value may be an error, so that another source is asked.
    private func holdsNoValue(_ contract: SourceContract, _ change: JSONChange) async throws {
        do {
            let forecast = try await contract.forecast { try change($0) }
            #expect(forecast.quantities.map(\.name) == [])
            #expect(forecast.sunshine == [])
        } catch let error as FetchError {
            #expect([.unreadableAnswer, .emptyAnswer].contains(error))
        }
    }

    @Test(
        "with numbers beyond all measure an answer holds no value", arguments: try SourceContract.all(),
        [1e300, -1e300, 1e19])
    func extremes(_ contract: SourceContract, _ number: Double) async throws {
        let change = JSONChange(kept: contract.kept, dropped: contract.measuredTexts) { _ in number }
        try await holdsNoValue(contract, change)
    }

    @Test(
        "numbers beyond all measure in every place end in an error or a forecast, and in no trap",
        arguments: try SourceContract.all(), [1e300, -1e300, 9.3e18, 0.5, -1])
    func everywhere(_ contract: SourceContract, _ number: Double) async throws {
        let change = JSONChange { _ in number }
        let forecast = try? await contract.forecast { try change($0) }
        #expect(forecast?.implausible ?? [] == [])
    }

    @Test("a number spelt as a text is the same number", arguments: try SourceContract.all())
    func texts(_ contract: SourceContract) async throws {
        let change = JSONChange { String($0.doubleValue) }
        #expect(try await contract.forecast { try change($0) } == contract.forecast())
    }

    @Test("an answer that ends early is unreadable, wherever it ends", arguments: try SourceContract.all())
    func truncated(_ contract: SourceContract) async throws {
        for tenth in 1...9 {
            await #expect(throws: FetchError.unreadableAnswer) {
                try await contract.forecast { $0.prefix($0.count * tenth / 10) }
            }
        }
    }
}
