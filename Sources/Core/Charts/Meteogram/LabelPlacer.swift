/// Puts labels where there is room: one that would be cut or touch another is left out.
struct LabelPlacer<Measure: TextMeasuring> {
    private let bounds: Rectangle
    private let measure: Measure
    /// Pixels that stay free between two labels side by side.
    private let gap: Double
    /// Pixels that stay free between two labels one above the other.
    private let rise: Double
    private(set) var labels: [DrawnText] = []
    private var taken: [Rectangle]

    /// - Parameter obstacles: What no label may touch either.
    init(in bounds: Rectangle, _ measure: Measure, gap: Double = 4, rise: Double = 0, obstacles: [Rectangle] = []) {
        (self.bounds, self.measure, self.gap, self.rise, taken) = (bounds, measure, gap, rise, obstacles)
    }

    /// Whether the label was put down.
    @discardableResult
    mutating func place(_ label: DrawnText) -> Bool {
        let box = label.box(measure)
        let around = Rectangle(
            x: box.x - gap, y: box.y - rise, width: box.width + 2 * gap, height: box.height + 2 * rise)
        guard bounds.contains(box), !taken.contains(where: { $0.overlaps(around) }) else { return false }
        labels.append(label)
        taken.append(box)
        return true
    }

    /// The first of the places that is free.
    @discardableResult
    mutating func place(firstOf candidates: [DrawnText]) -> Bool {
        for label in candidates where place(label) { return true }
        return false
    }

    /// Whether an area lies within the bounds and nothing lies in it yet.
    func isFree(_ box: Rectangle) -> Bool {
        bounds.contains(box) && !taken.contains { $0.overlaps(box) }
    }

    /// Keeps an area free from here on.
    mutating func keepFree(_ box: Rectangle) {
        taken.append(box)
    }
}
