/// A line of text in a drawing.
public struct Label: Sendable, Hashable {
    /// The part of a text that lies at its point.
    public enum Anchor: Sendable, Hashable {
        case start, middle, end
    }

    /// The letters as they are read.
    public let text: String
    /// Where the anchor lies, at the middle of the line's height.
    public let place: Point
    /// Left, middle or right of the text.
    public let anchor: Anchor
    /// Size and weight.
    public let lettering: Lettering
    /// The colour of the letters.
    public let colour: Colour
    /// A rim around the letters in the colour of their ground, so that a line behind does not run into them.
    public let rim: Colour?

    /// - Parameter place: Where the anchor lies, at the middle of the line's height.
    public init(
        _ text: String, at place: Point, _ anchor: Anchor = .start, _ lettering: Lettering = .chart, _ colour: Colour,
        rim: Colour? = nil
    ) {
        (self.text, self.place, self.anchor) = (text, place, anchor)
        (self.lettering, self.colour, self.rim) = (lettering, colour, rim)
    }

    /// The room its letters take, which are three quarters as high as their line.
    public func box(_ measure: some TextMeasuring) -> Rectangle {
        let size = measure.size(of: text, lettering)
        let left =
            switch anchor {
            case .start: place.x
            case .middle: place.x - size.width / 2
            case .end: place.x - size.width
            }
        let height = size.height * 0.75
        return Rectangle(x: left, y: place.y - height / 2, width: size.width, height: height)
    }
}
