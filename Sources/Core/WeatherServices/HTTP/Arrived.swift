import Foundation

/// What was read out of an answer, and when the answer came or was confirmed.
struct Arrived<Value> {
    var value: Value
    var arrival: Date

    /// Something else read out of the same answer.
    func map<Other>(_ read: (Value) throws(FetchError) -> Other) throws(FetchError) -> Arrived<Other> {
        Arrived<Other>(value: try read(value), arrival: arrival)
    }
}

extension Arrived: Sendable where Value: Sendable {}
