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
