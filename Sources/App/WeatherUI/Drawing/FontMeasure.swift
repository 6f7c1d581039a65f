internal import Charts
internal import Gtk

/// The room of a drawing's text in the font of the widget it is drawn on.
@MainActor
struct FontMeasure: @MainActor TextMeasuring {
    let ruler: TextRuler

    func size(of text: String, _ lettering: Lettering) -> (width: Double, height: Double) {
        ruler.size(of: text, points: lettering.points, weight: lettering.isBold ? .bold : .regular)
    }
}
