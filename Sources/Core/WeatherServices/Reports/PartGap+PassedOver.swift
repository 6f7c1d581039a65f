import Foundation
import WeatherModel

extension PartGap {
    /// Why nobody gave a part; nil where the question was given up, which says nothing.
    ///
    /// - Parameter passedOver: Everybody who gives it for the place, in order.
    init?(_ passedOver: [PassedOverSource], at now: Date) {
        guard !passedOver.contains(where: { $0.reason == .failed(.cancelled) }) else { return nil }
        let asked = passedOver.filter { $0.reason != .missingKey && !$0.isOutOfArea }
        if let failed = asked.first(where: { $0.reason != .lacking }) {
            self.init(.failed, since: now, source: failed.source)
        } else if let lacking = asked.first {
            self.init(.lacking, since: now, source: lacking.source)
        } else {
            self.init(.unoffered, since: now)
        }
    }
}

extension PassedOverSource {
    /// Whether it said, now or when it was asked last, that it has nothing for the place.
    fileprivate var isOutOfArea: Bool {
        switch reason {
        case .failed(.notFound), .resting(_, .notFound): true
        default: false
        }
    }
}
