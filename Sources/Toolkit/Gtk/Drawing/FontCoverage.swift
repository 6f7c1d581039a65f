internal import CGtk

/// Replaces characters that a font lacks by similar ones that it has.
///
/// Pango would take them from another family, which looks for the weight asked for: a minus sign becomes a hairline
/// beside bold digits, or a bar beside light ones.
@MainActor
enum FontCoverage {
    /// What can stand for a character, best first; each is one character too, so that positions stay.
    private static let substitutes: [Unicode.Scalar: [Unicode.Scalar]] = [
        // The minus sign, by an en dash, which has the digits' width or nearly, or a hyphen.
        "\u{2212}": ["\u{2013}", "-"]
    ]

    /// Whether a character of the text could be replaced.
    static func concerns(_ text: String) -> Bool {
        text.unicodeScalars.contains { substitutes[$0] != nil }
    }

    /// Returns the text as the font can show it; unchanged as far as it has no substitutes either.
    ///
    /// - Parameters:
    ///   - context: The Pango context that the text is laid out in.
    ///   - font: The description of the font; nil for that of the context.
    static func fitted(_ text: String, in context: OpaquePointer?, font description: OpaquePointer? = nil) -> String {
        guard concerns(text), let context,
            let font = pango_context_load_font(
                context, description ?? pango_context_get_font_description(context))
        else { return text }
        defer { g_object_unref(font) }
        func has(_ scalar: Unicode.Scalar) -> Bool {
            pango_font_has_char(font, scalar.value) != 0
        }
        let fitted = text.unicodeScalars.map { scalar in
            guard let candidates = substitutes[scalar], !has(scalar) else { return scalar }
            return candidates.first(where: has) ?? scalar
        }
        return String(String.UnicodeScalarView(fitted))
    }
}
