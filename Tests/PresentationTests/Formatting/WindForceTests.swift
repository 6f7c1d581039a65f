import Foundation
import Testing
import WeatherModel

@testable import WeatherText

struct WindForceTests {
    @Test("each force of the Beaufort scale has a name of its own")
    func names() {
        #expect(WindForce.allCases.map(\.rawValue) == Array(0...12))
        #expect(WindForce(Speed(8.4)) == .freshBreeze)
        #expect(WindForce(Speed(17.2)) == .gale)
    }

    @Test("still air is calm, and nothing is stronger than a hurricane")
    func ends() {
        #expect(WindForce(Speed(0)) == .calm)
        #expect(WindForce(Speed(113)) == .hurricane)
        #expect(Set(WindForce.allCases.map(\.words)).count == 13)
    }
}
