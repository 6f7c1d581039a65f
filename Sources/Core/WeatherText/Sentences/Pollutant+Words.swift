public import WeatherModel

extension Pollutant {
    /// The text, such as "Ozone".
    public var words: String {
        switch self {
        case .pm2_5: tr("Fine particles (PM2.5)")
        case .pm10: tr("Particles (PM10)")
        case .ozone: tr("Ozone")
        case .nitrogenDioxide: tr("Nitrogen dioxide")
        case .sulphurDioxide: tr("Sulphur dioxide")
        case .carbonMonoxide: tr("Carbon monoxide")
        case .nitrogenMonoxide: tr("Nitrogen monoxide")
        case .ammonia: tr("Ammonia")
        case .dust: tr("Desert dust")
        }
    }
}

extension Pollen {
    /// The text, such as "Birch".
    public var words: String {
        switch self {
        case .alder: tr("Alder")
        case .birch: tr("Birch")
        case .grass: tr("Grass")
        case .mugwort: tr("Mugwort")
        case .olive: tr("Olive")
        case .ragweed: tr("Ragweed")
        }
    }
}
