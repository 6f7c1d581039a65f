import Foundation
import WeatherModel

@testable import Presentation
@testable import WeatherText

/// What the list of places and its search say.
@MainActor
enum PlaceVoice {
    static var all: [String] {
        let queries = ["Xyzzy", "75008", "LHR", "91, 200", "-33.9 S, 18.4 E"]
        return queries.map { NoPlaceMessage.text(for: $0) } + [
            MatchRow(onlineSearchFor: "Xyzzy").title, PlaceWords.newName, PlaceWords.rename, PlaceWords.cancel,
            PlaceWords.actions,
        ]
    }
}
