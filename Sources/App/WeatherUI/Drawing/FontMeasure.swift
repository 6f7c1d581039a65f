internal import Charts
internal import Gtk

/// The room of a drawing's text in the font of the widget it is drawn on.
@MainActor
struct FontMeasure: @MainActor TextMeasuring {
    let ruler: TextRuler

    func size(of text: String, _ lettering: Lettering) -> (width: Double, height: Double) {
        ruler.size(of: text, points: lettering.points, weight: TextRuler.Weight(lettering))
    }
}

extension TextRuler.Weight {
    /// The thickness of the letters.
    init(_ lettering: Lettering) {
        self =
            switch lettering.weight {
            case .light: .light
            case .regular: .regular
            case .bold: .bold
            }
    }
}
