extension ClosedRange<Double> {
    /// The range that lies a share of the way, 0 to 1, from this one to another one.
    func moved(towards other: Self, by share: Double) -> Self {
        let low = lowerBound + (other.lowerBound - lowerBound) * share
        let high = upperBound + (other.upperBound - upperBound) * share
        return low...Swift.max(low, high)
    }
}
