import Foundation
import WeatherModel

extension [Location] {
    /// Those that lie in the regions or countries named; a name that none of them lies in is passed over.
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
