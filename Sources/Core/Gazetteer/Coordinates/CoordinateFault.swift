/// Why text that has the form of coordinates is no point.
public enum CoordinateFault: Error, Sendable, Hashable {
    /// Beyond a pole, or more than half around the Earth.
    case outOfRange
    /// A minus sign together with a letter, "-33.9°S", which nobody can tell the meaning of.
    case signAndLetter
}
