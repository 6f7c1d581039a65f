/// The room that text takes, as whoever draws it knows.
public protocol TextMeasuring {
    /// The size of one line of text in pixels.
    func size(of text: String, _ lettering: Lettering) -> (width: Double, height: Double)
}
