public import WeatherModel

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
