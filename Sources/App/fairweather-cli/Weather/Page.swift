import Foundation
import WeatherModel
import WeatherText

/// The lines above and below the weather: the place, and the source with the time of arrival.
struct Page {
    let top: [String]
    let bottom: [String]

    init(of answer: WeatherAnswer, _ parts: [WeatherPart], in session: Session) {
        let screen = session.surroundings.screen
        func fitting(_ text: String, _ ink: Ink) -> [String] {
            text.wrapped(to: screen.width).map { screen.text($0, ink) }
        }
        let place = answer.place
        let name = place.customName.map { "\($0) (\(place.location.fullName))" } ?? place.location.fullName
        top = fitting(name, .bold)
        guard let stamp = answer.report?.stamp(ofFirst: parts) else {
            bottom = []
            return
        }
        let age = session.formatter.age(of: stamp.fetchedAt, at: session.now)
        bottom = fitting(
            tr("Updated {age}. {attribution}", ["attribution": stamp.source.attribution, "age": age]), .dim)
    }
}
