import Foundation
import Testing
import WeatherModel

@testable import Presentation

struct WindForceTests {
    @Test(
        "each force begins at its speed",
        arguments: [
            (0.3, 1), (1.6, 2), (3.4, 3), (5.5, 4), (8.0, 5), (10.8, 6), (13.9, 7), (17.2, 8), (20.8, 9), (24.5, 10),
            (28.5, 11), (32.7, 12),
        ])
    func thresholds(speed: Double, force: Int) {
        #expect(WindForce(Speed(speed)).rawValue == force)
        #expect(WindForce(Speed(speed - 0.06)).rawValue == force - 1)
    }

    @Test("still air is calm, and nothing is stronger than a hurricane")
    func ends() {
        #expect(WindForce(Speed(0)) == .calm)
        #expect(WindForce(Speed(113)) == .hurricane)
        #expect(Set(WindForce.allCases.map(\.words)).count == 13)
    }
}
