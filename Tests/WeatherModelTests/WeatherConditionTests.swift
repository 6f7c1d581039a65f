import Foundation
import Testing
import WeatherModel

struct WeatherConditionTests {
    @Test("every condition survives JSON", arguments: WeatherCondition.allCases)
    func coding(condition: WeatherCondition) throws {
        #expect(
            try JSONDecoder().decode([WeatherCondition].self, from: try JSONEncoder().encode([condition])) == [
                condition
            ])
    }

    @Test("a name that is not known reads as unknown", arguments: ["rainOfFrogs", "", "Clear", "clear "])
    func unknownName(name: String) throws {
        let decoded = try JSONDecoder().decode([WeatherCondition].self, from: try JSONEncoder().encode([name]))
        #expect(decoded == [.unknown])
    }

    @Test("what is not a name at all is an error")
    func notAName() {
        #expect(throws: DecodingError.self) {
            try JSONDecoder().decode([WeatherCondition].self, from: Data("[7]".utf8))
        }
    }
}
