/// The reasons that all portals have in common why a question to one came to nothing.
enum PortalFailure: Error, Hashable {
    /// The user or the desktop's settings do not permit it.
    case refused
    /// There is no portal for it.
    case absent
    /// The portal failed.
    case unavailable
    /// The portal or the bus went away.
    case lost

    /// - Parameter error: The name of a call's error; nil for one that came from neither the portal nor the bus.
    init(error: String?) {
        let bus = "org.freedesktop.DBus.Error."
        self =
            switch error {
            case nil, bus + "NoReply", bus + "Disconnected": .lost
            case "org.freedesktop.portal.Error.NotAllowed", "org.freedesktop.portal.Error.Cancelled",
                bus + "AccessDenied":
                .refused
            case let error?: error.hasPrefix(bus) ? .absent : .unavailable
            }
    }

    /// - Parameter response: The number that ended a request; nil for 0, by which all went well.
    init?(response: UInt32?) {
        switch response {
        case 0: return nil
        case 1: self = .refused
        default: self = .unavailable
        }
    }
}
