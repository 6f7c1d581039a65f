import Foundation
import WeatherModel

extension Table where Row == AirQuality {
    static let airQuality = Table(
        blank: AirQuality(time: .distantPast), key: .instant("time", \.time),
        columns: AirQualityStandard.allCases.map(index)
            + Pollutant.allCases.map { pollutant in
                .number("p." + pollutant.rawValue) {
                    $0.pollutants[pollutant]?.value
                } set: {
                    $0.pollutants[pollutant] = MassConcentration($1)
                }
            }
            + Pollen.allCases.map { pollen in
                .number("g." + pollen.rawValue) {
                    $0.pollen[pollen]?.value
                } set: {
                    $0.pollen[pollen] = PollenCount($1)
                }
            } + [order])

    private static func index(_ standard: AirQualityStandard) -> Column<AirQuality> {
        .number("i." + standard.rawValue) { air in
            air.indices.first { $0.standard == standard }?.value
        } set: { air, value in
            if let index = AirQualityIndex(standard, checking: value) { air.indices.append(index) }
        }
    }

    /// The order of the indices if it is not the usual one; read after them, to sort them.
    private static let order = Column<AirQuality>.text("order") { air in
        let standards = air.indices.map(\.standard)
        let usual = AirQualityStandard.allCases.filter(standards.contains)
        return standards == usual ? nil : standards.map(\.rawValue).joined(separator: " ")
    } set: { air, text in
        let names = text.split(separator: " ").map(String.init)
        func place(_ index: AirQualityIndex) -> Int { names.firstIndex(of: index.standard.rawValue) ?? names.count }
        air.indices.sort { place($0) < place($1) }
    }
}
