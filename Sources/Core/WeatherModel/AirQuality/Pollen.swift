/// Plants whose pollen is forecast.
public enum Pollen: String, Sendable, Hashable, Codable, CaseIterable, CodingKeyRepresentable {
    case alder, birch, grass, mugwort, olive, ragweed
}
