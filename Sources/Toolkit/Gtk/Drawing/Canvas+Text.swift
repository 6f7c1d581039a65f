internal import CGtk

extension Canvas {
    /// The part of a text that lies at the point it is drawn at.
    public enum Anchor: Sendable {
        case start, middle, end
    }

    /// Draws a line of text in the font of the area.
    ///
    /// - Parameters:
    ///   - x: The position of the anchor: the left, middle or right of the text.
    ///   - y: The vertical middle of the text.
    ///   - scale: The factor on the size of the font.
    public func drawText(
        _ text: String, x: Double, y: Double, anchor: Anchor = .start, scale: Double = 1, isBold: Bool = false,
        _ colour: RGBA
    ) {
        let layout = layout(text, scale: scale, isBold: isBold)
        let size = Self.size(of: layout)
        let left =
            switch anchor {
            case .start: x
            case .middle: x - size.width / 2
            case .end: x - size.width
            }
        set(colour)
        cairo_move_to(cairo, left, y - size.height / 2)
        pango_cairo_show_layout(cairo, layout.opaque)
    }

    /// Returns the size of a line of text, in pixels.
    public func size(
        of text: String, scale: Double = 1, isBold: Bool = false
    ) -> (width: Double, height: Double) {
        Self.size(of: layout(text, scale: scale, isBold: isBold))
    }

    /// Draws a line of text of a fixed size, with figures of one width.
    ///
    /// - Parameters:
    ///   - x: The position of the anchor: the left, middle or right of the text.
    ///   - y: The vertical middle of the text.
    ///   - points: The size of the font at 100 % text.
    ///   - rim: A colour around the letters, so that a line behind does not run into them; nil for none.
    public func drawText(
        _ text: String, x: Double, y: Double, anchor: Anchor, points: Double, weight: TextRuler.Weight, _ colour: RGBA,
        rim: RGBA? = nil
    ) {
        let layout = Self.layout(text, points: points, weight: weight, for: widget)
        let size = Self.size(of: layout)
        let left =
            switch anchor {
            case .start: x
            case .middle: x - size.width / 2
            case .end: x - size.width
            }
        cairo_move_to(cairo, left.rounded(), (y - size.height / 2).rounded())
        if let rim {
            set(rim)
            cairo_set_line_width(cairo, 3)
            cairo_set_line_join(cairo, CAIRO_LINE_JOIN_ROUND)
            cairo_set_dash(cairo, nil, 0, 0)
            pango_cairo_layout_path(cairo, layout.opaque)
            cairo_stroke(cairo)
            cairo_move_to(cairo, left.rounded(), (y - size.height / 2).rounded())
        }
        set(colour)
        pango_cairo_show_layout(cairo, layout.opaque)
    }

    static func layout(
        _ text: String, points: Double, weight: TextRuler.Weight, for widget: UnsafeMutablePointer<GtkWidget>
    ) -> Object {
        let layout = Object(adopting: UnsafeMutableRawPointer(gtk_widget_create_pango_layout(widget, text)))
        pango_layout_set_auto_dir(layout.opaque, 0)
        let font = pango_font_description_copy(
            pango_context_get_font_description(pango_layout_get_context(layout.opaque)))
        defer { pango_font_description_free(font) }
        pango_font_description_set_size(font, gint((points * Double(PANGO_SCALE)).rounded()))
        pango_font_description_set_weight(font, weight.pango)
        pango_layout_set_font_description(layout.opaque, font)
        fit(text, in: layout, font)
        let attributes = pango_attr_list_new()
        defer { pango_attr_list_unref(attributes) }
        if weight != .light { pango_attr_list_insert(attributes, pango_attr_font_features_new("tnum")) }
        pango_layout_set_attributes(layout.opaque, attributes)
        return layout
    }

    private func layout(_ text: String, scale: Double, isBold: Bool) -> Object {
        let layout = Object(adopting: UnsafeMutableRawPointer(gtk_widget_create_pango_layout(widget, text)))
        // The direction is that of the language and not of the first letter, which in "10 °C" is that of the unit.
        pango_layout_set_auto_dir(layout.opaque, 0)
        guard scale != 1 || isBold else {
            Self.fit(text, in: layout, nil)
            return layout
        }
        let font = pango_font_description_copy(
            pango_context_get_font_description(pango_layout_get_context(layout.opaque)))
        defer { pango_font_description_free(font) }
        let size = Double(pango_font_description_get_size(font)) * scale
        if pango_font_description_get_size_is_absolute(font) != 0 {
            pango_font_description_set_absolute_size(font, size)
        } else {
            pango_font_description_set_size(font, gint(size))
        }
        if isBold { pango_font_description_set_weight(font, PANGO_WEIGHT_BOLD) }
        pango_layout_set_font_description(layout.opaque, font)
        Self.fit(text, in: layout, font)
        return layout
    }

    /// Replaces what the layout's font lacks.
    private static func fit(_ text: String, in layout: Object, _ font: OpaquePointer?) {
        let fitted = FontCoverage.fitted(text, in: pango_layout_get_context(layout.opaque), font: font)
        if fitted != text { pango_layout_set_text(layout.opaque, fitted, -1) }
    }

    static func size(of layout: Object) -> (width: Double, height: Double) {
        var (width, height): (Int32, Int32) = (0, 0)
        pango_layout_get_pixel_size(layout.opaque, &width, &height)
        return (Double(width), Double(height))
    }
}

extension TextRuler.Weight {
    fileprivate var pango: PangoWeight {
        switch self {
        case .light: PANGO_WEIGHT_LIGHT
        case .regular: PANGO_WEIGHT_NORMAL
        case .bold: PANGO_WEIGHT_BOLD
        }
    }
}
