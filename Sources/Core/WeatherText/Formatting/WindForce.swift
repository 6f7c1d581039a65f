package import WeatherModel

/// The forces of the Beaufort scale, by the mean wind at 10 m.
public enum WindForce: Int, Sendable, Hashable, CaseIterable, Comparable {
    case calm, lightAir, lightBreeze, gentleBreeze, moderateBreeze, freshBreeze, strongBreeze
    case nearGale, gale, strongGale, storm, violentStorm, hurricane

    /// Takes the force from the speed itself, independently of the displayed unit.
    package init(_ speed: Speed) {
        self = Self(rawValue: speed.beaufort) ?? .calm
    }

    /// Orders from calm to hurricane.
    public static func < (left: WindForce, right: WindForce) -> Bool {
        left.rawValue < right.rawValue
    }
}

extension WindForce {
    /// The name of the force by the World Meteorological Organization, such as "Strong breeze".
    public var words: String {
        switch self {
        case .calm: tr("Calm")
        case .lightAir: tr("Light air")
        case .lightBreeze: tr("Light breeze")
        case .gentleBreeze: tr("Gentle breeze")
        case .moderateBreeze: tr("Moderate breeze")
        case .freshBreeze: tr("Fresh breeze")
        case .strongBreeze: tr("Strong breeze")
        case .nearGale: tr("Near gale")
        case .gale: tr("Gale")
        case .strongGale: tr("Strong gale")
        case .storm: tr("Storm")
        case .violentStorm: tr("Violent storm")
        case .hurricane: tr("Hurricane-force wind")
        }
    }
}
