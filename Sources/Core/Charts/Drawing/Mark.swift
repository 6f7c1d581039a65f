/// One thing that is drawn.
public enum Mark: Sendable, Hashable {
    /// An area.
    case fill(Path, Paint)
    /// A line.
    case stroke(Path, Stroke)
    /// Marks without an edge, which a view may draw coarsely and smooth.
    case soft([Mark])
    /// Marks without an edge, as far as a mask lets them be seen.
    case masked([Mark], SoftMask)
    /// A line of text.
    case label(DrawnText)
    /// One of the program's own pictures by its name, as opaque as told from 0 to 1.
    case picture(String, Rectangle, opacity: Double)
}

/// A line of text in a drawing.
public struct DrawnText: Sendable, Hashable {
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

/// The size and weight of a drawing's text.
public struct Lettering: Sendable, Hashable {
    /// The size of the letters in points at 100 % text.
    public let points: Double
    /// The thickness of the letters; light figures have widths of their own, all others one width.
    public enum Weight: Sendable, Hashable {
        case light, regular, bold
    }
    /// The thickness of the letters.
    public let weight: Weight

    /// Whether it is bold.
    public var isBold: Bool { weight == .bold }

    /// - Parameter points: The size of the font in points, at 100 % text.
    public init(_ points: Double, isBold: Bool = false) {
        self.init(points, isBold ? .bold : .regular)
    }

    /// - Parameter points: The size of the font in points, at 100 % text.
    public init(_ points: Double, _ weight: Weight) {
        (self.points, self.weight) = (points, weight)
    }

    /// Numbers and words of charts.
    public static let chart = Lettering(9)
    /// Numbers of charts that stand out.
    public static let boldChart = Lettering(9, isBold: true)
}

/// The room that text takes, as whoever draws it knows.
public protocol TextMeasuring {
    /// The size of one line of text in pixels.
    func size(of text: String, _ lettering: Lettering) -> (width: Double, height: Double)
}
