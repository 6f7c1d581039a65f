import Foundation
import WeatherModel

extension [Location] {
    /// Returns the places that lie in all of the named regions or countries; names in which none of the places lies are
    /// ignored.
    func narrowed(to areas: some Sequence<String>) -> [Location] {
        areas.reduce(self) { places, area in
            let within = places.filter { $0.lies(in: area) }
            return within.isEmpty ? places : within
        }
    }
}

extension Location {
    fileprivate func lies(in area: String) -> Bool {
        let code = ["UK": "GB", "USA": "US"][area.uppercased()] ?? area
        return [region, country, countryCode].contains {
            $0?.compare(code, options: [.caseInsensitive, .diacriticInsensitive]) == .orderedSame
        }
    }
}
