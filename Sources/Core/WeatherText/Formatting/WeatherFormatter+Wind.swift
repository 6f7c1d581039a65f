import WeatherModel

extension WeatherFormatter {
    /// Returns "Wind from the east up to 24 km/h", without a direction that is not known, or "Calm".
    func windUpTo(_ speed: Speed, from bearing: Bearing?) -> String {
        guard WindForce(speed) != .calm else { return tr("Calm") }
        let values = ["speed": self.speed(speed)]
        guard let bearing else { return tr("Wind up to {speed}", values) }
        return switch Int((bearing.value / 45).rounded()) % 8 {
        case 0: tr("Wind from the north up to {speed}", values)
        case 1: tr("Wind from the northeast up to {speed}", values)
        case 2: tr("Wind from the east up to {speed}", values)
        case 3: tr("Wind from the southeast up to {speed}", values)
        case 4: tr("Wind from the south up to {speed}", values)
        case 5: tr("Wind from the southwest up to {speed}", values)
        case 6: tr("Wind from the west up to {speed}", values)
        default: tr("Wind from the northwest up to {speed}", values)
        }
    }
}
