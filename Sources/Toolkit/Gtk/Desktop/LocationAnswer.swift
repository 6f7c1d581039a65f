/// The desktop's answer to the question where the computer is.
public enum LocationAnswer: Sendable, Hashable {
    /// A point in degrees of WGS 84 as it was sent, and the radius in metres that it is accurate to; nil if that was not
    /// said.
    case found(latitude: Double, longitude: Double, accuracy: Double?)
    /// The user or the desktop's settings do not permit it.
    case refused
    /// There is no message bus, or nothing on it that knows locations.
    case absent
    /// The portal found no location, or sent none that could be read.
    case unavailable
    /// There was no answer in time.
    case silent
    /// The portal or the bus went away, or withdrew the permission, before there was a location.
    case lost
}

/// How exactly a location is asked for, in the steps of the location portal.
public enum LocationAccuracy: UInt32, Sendable {
    /// The town.
    case city = 2
    /// The part of the town.
    case neighbourhood = 3
}
