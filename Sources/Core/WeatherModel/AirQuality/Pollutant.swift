/// A substance in the air whose concentration is measured or forecast.
public enum Pollutant: String, Sendable, Hashable, Codable, CaseIterable, CodingKeyRepresentable {
    /// Particles under 2.5 and under 10 micrometres.
    case pm2_5, pm10
    /// Ozone, nitrogen dioxide, sulphur dioxide, carbon monoxide, nitrogen monoxide, ammonia.
    case ozone, nitrogenDioxide, sulphurDioxide, carbonMonoxide, nitrogenMonoxide, ammonia
    /// Desert dust.
    case dust
}
