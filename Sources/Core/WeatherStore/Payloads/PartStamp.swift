import Foundation
import WeatherModel

/// The source and the times of a stored part.
struct PartStamp {
    let source: WeatherSource
    let issuedAt: Date?
    let fetchedAt: Date
    let validUntil: Date?

    func sourced<Value>(_ value: Value) -> Sourced<Value> {
        Sourced(value, source: source, issuedAt: issuedAt, fetchedAt: fetchedAt, validUntil: validUntil)
    }
}

extension Sourced {
    var stamp: PartStamp {
        PartStamp(source: source, issuedAt: issuedAt, fetchedAt: fetchedAt, validUntil: validUntil)
    }
}
