import WeatherModel

/// The indices, pollutants and pollen of one time, each as a named value.
enum AirFacts {
    static func all(of air: AirQuality, _ formatter: WeatherFormatter) -> [WeatherFact] {
        let indices = air.indices.map { index in
            WeatherFact(title: index.standard.words, value: formatter.airQualityAlone(index))
        }
        let pollutants = Pollutant.allCases.compactMap { pollutant in
            air.pollutants[pollutant].map {
                WeatherFact(title: pollutant.words, value: formatter.concentration($0))
            }
        }
        let pollen = Pollen.allCases.compactMap { plant in
            air.pollen[plant].map {
                WeatherFact(
                    title: tr("{plant} pollen", ["plant": plant.words]), value: PollenLevel($0, of: plant).words)
            }
        }
        return indices + pollutants + pollen
    }
}
