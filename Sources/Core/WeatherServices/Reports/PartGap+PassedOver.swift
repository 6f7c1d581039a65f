import Foundation
import WeatherModel

extension PartGap {
    /// Determines why no source gave a part; nil if the request was cancelled.
    ///
    /// - Parameter passedOver: All sources that give the part for the place, in order.
    init?(_ passedOver: [PassedOverSource], at now: Date) {
        guard !passedOver.contains(where: { $0.reason == .failed(.cancelled) }) else { return nil }
        let here = passedOver.filter { !$0.isOutOfArea }
        if let failed = here.first(where: \.isFailureHere) {
            self.init(.failed, since: now, source: failed.source)
        } else if let lacking = here.first(where: { $0.reason == .lacking }) {
            self.init(.lacking, since: now, source: lacking.source)
        } else if let switchedOff = here.first(where: { $0.reason == .switchedOff }) {
            self.init(.switchedOff, since: now, source: switchedOff.source)
        } else {
            self.init(.unoffered, since: now)
        }
    }
}

extension PassedOverSource {
    /// Whether the source should have given the part for the place, and failed or is backed off after a failure.
    public var isFailureHere: Bool {
        ![.missingKey, .switchedOff, .lacking].contains(reason) && !isOutOfArea
    }

    /// Whether a person who misses the part is told of the source: of one that failed or answered without it.
    public var isToldOf: Bool { isFailureHere || reason == .lacking }

    /// Whether the source said, now or the last time, that it has nothing for the place.
    fileprivate var isOutOfArea: Bool {
        switch reason {
        case .failed(.notFound), .backedOff(_, .notFound): true
        default: false
        }
    }
}
