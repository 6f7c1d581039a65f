import Foundation

/// Boxes with blurred edges, outside or inside of which something is seen.
public struct SoftMask: Sendable, Hashable {
    /// Where they lie; together they are one shape.
    public let boxes: [Rectangle]
    /// The standard deviation of the blur, in pixels.
    public let blur: Double
    /// Whether what lies in the boxes is seen, else what lies around them.
    public let showsInside: Bool

    /// Takes boxes and the standard deviation of their blur in pixels.
    public init(_ boxes: [Rectangle], blur: Double, showsInside: Bool) {
        (self.boxes, self.blur, self.showsInside) = (boxes, blur, showsInside)
    }

    /// The shape as layers, each wholly of its opacity and painted over the former, from the widest to the narrowest.
    ///
    /// Fifteen of them follow the edge of a Gaussian blur closely enough to be smooth once they are drawn softly.
    public var layers: [(boxes: [Rectangle], opacity: Double)] {
        var covered = 0.0
        return (0..<15).map { index in
            let growth = blur * (2 - Double(index) * 2 / 7)
            let wanted = Self.share(at: growth / blur - 1 / 7)
            defer { covered = wanted }
            return (boxes.map { $0.grown(by: growth) }, max(0, wanted - covered) / (1 - covered))
        }
    }

    /// What a straight blurred edge covers so many deviations outside of it: the normal distribution, by the logistic
    /// curve of Bowling, Khasawneh, Kaewkuekool and Cho (2009), within 0.0002.
    private static func share(at distance: Double) -> Double {
        1 / (1 + exp(0.07056 * distance * distance * distance + 1.5976 * distance))
    }
}
