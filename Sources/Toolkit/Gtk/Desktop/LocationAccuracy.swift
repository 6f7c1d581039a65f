/// How exactly a location is asked for, in the steps of the location portal.
public enum LocationAccuracy: UInt32, Sendable {
    /// The town.
    case city = 2
    /// The part of the town.
    case neighbourhood = 3
}
