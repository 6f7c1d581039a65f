public import Charts

/// What is wrong with the labels of a drawing: one that is cut, two that touch, or one said twice beside itself.
public enum LabelFaults {
    /// Returns a sentence for each fault.
    public static func of(_ drawing: Drawing, _ measure: some TextMeasuring) -> [String] {
        // A line of text is higher than its letters, so that the first and the last may stand out a little.
        let bounds = Rectangle(x: 0, y: -8, width: drawing.width, height: drawing.height + 12)
        return of(drawing.labels.map { ($0.text, $0.box(measure)) }, within: bounds)
    }

    /// Returns a sentence for each fault of texts in boxes.
    public static func of(_ boxes: [(String, Rectangle)], within bounds: Rectangle) -> [String] {
        var faults = boxes.filter { !bounds.contains($0.1) }.map { "\($0.0) is cut" }
        for (index, box) in boxes.enumerated() {
            for other in boxes.dropFirst(index + 1) where box.1.overlaps(other.1) {
                faults.append("\(box.0) touches \(other.0)")
            }
        }
        return faults
    }
}
