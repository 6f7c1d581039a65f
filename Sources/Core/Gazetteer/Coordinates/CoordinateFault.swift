/// The reasons why text in the form of coordinates is invalid.
public enum CoordinateFault: Error, Sendable, Hashable {
    /// The latitude is beyond a pole or the longitude beyond ±180°.
    case outOfRange
    /// A minus sign is combined with a hemisphere, as in "-33.9°S", which is ambiguous.
    case signAndLetter
}
