import Foundation

/// A decoded value with the time its answer arrived or was last confirmed.
struct Arrived<Value> {
    var value: Value
    var arrival: Date

    /// Returns another value read from the same answer, with the same time of arrival.
    func map<Other>(_ read: (Value) throws(FetchError) -> Other) throws(FetchError) -> Arrived<Other> {
        Arrived<Other>(value: try read(value), arrival: arrival)
    }
}

extension Arrived: Sendable where Value: Sendable {}
