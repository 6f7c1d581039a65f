import Gtk
import Presentation
import WeatherModel

/// Finds out where the computer is by the desktop's location portal.
@MainActor
final class DesktopLocation: LocationFinding {
    private let bus: MessageBus
    private let timeout: UInt32
    private var question: LocationPortal?

    /// - Parameters:
    ///   - bus: The message bus with the desktop's portal, which is not connected to before something is asked.
    ///   - timeout: The milliseconds to wait for an answer.
    init(on bus: MessageBus = .session, timeout: UInt32 = LocationPortal.defaultTimeout) {
        (self.bus, self.timeout) = (bus, timeout)
    }

    func find(for precision: CoordinatePrecision, _ handler: @escaping @MainActor (LocationOutcome) -> Void) {
        let accuracy: LocationAccuracy = [.twoDecimals, .oneDecimal].contains(precision) ? .city : .neighbourhood
        question = LocationPortal(accuracy, on: bus, timeout: timeout) { [weak self] answer in
            self?.question = nil
            handler(LocationOutcome(answer))
        }
    }

    func forget() {
        question = nil
    }
}

extension LocationOutcome {
    /// A point outside the range of degrees counts as none.
    fileprivate init(_ answer: LocationAnswer) {
        switch answer {
        case .found(let latitude, let longitude, let accuracy):
            let point = Coordinates(latitude: latitude, longitude: longitude)
            self = point.map { .found($0, accuracy: accuracy.flatMap(Distance.init(checking:))) } ?? .unavailable
        case .refused: self = .refused
        case .absent: self = .absent
        case .unavailable: self = .unavailable
        case .silent: self = .silent
        case .lost: self = .lost
        }
    }
}
