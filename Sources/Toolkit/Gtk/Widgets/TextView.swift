internal import CGtk

/// A read-only text of any length that can be selected and copied; its lines are laid out in idle time after those in view.
@MainActor
public final class TextView: Widget {
    /// Ends a line within a paragraph.
    public static let lineEnd = "\u{2028}"

    /// - Parameters:
    ///   - parts: The text in parts, bold or not, in short lines, as a line is laid out at once.
    ///   - name: The accessible name.
    ///   - gap: The space above each paragraph, in pixels.
    public convenience init(_ parts: [(text: String, isBold: Bool)], name: String, gap: Int = 0) {
        self.init(new: gtk_text_view_new())
        let view: UnsafeMutablePointer<GtkTextView> = pointer()
        gtk_text_view_set_editable(view, 0)
        gtk_text_view_set_accepts_tab(view, 0)
        gtk_text_view_set_wrap_mode(view, GTK_WRAP_WORD_CHAR)
        gtk_text_view_set_pixels_above_lines(view, Int32(gap))
        let buffer = gtk_text_view_get_buffer(view)
        for part in Self.withOwnDirections(parts) {
            var end = GtkTextIter()
            gtk_text_buffer_get_end_iter(buffer, &end)
            if part.isBold, let escaped = g_markup_escape_text(part.text, gssize(part.text.utf8.count)) {
                gtk_text_buffer_insert_markup(buffer, &end, "<b>\(String(cString: escaped))</b>", -1)
                g_free(escaped)
            } else {
                gtk_text_buffer_insert(buffer, &end, part.text, Int32(part.text.utf8.count))
            }
        }
        // Inserting leaves the caret at the end, where a screen reader would begin, and scrolling to it.
        var start = GtkTextIter()
        gtk_text_buffer_get_start_iter(buffer, &start)
        gtk_text_buffer_place_cursor(buffer, &start)
        setAccessibleName(name)
        // GTK measures a text as it has been laid out by then, and where its lines break anew while it is given its place
        // the room it needs is not asked for again.
        guard let adjustment = gtk_scrollable_get_vadjustment(opaque) else { return }
        let reference = WeakReference(self)
        Signal.connect(Object(retaining: UnsafeMutableRawPointer(adjustment)), "changed") {
            Task { reference.widget?.resize() }
        }
    }

    /// Parts what stands in one paragraph where only some of it runs from right to left, such as a heading of another language
    /// than its text: a paragraph runs as it begins.
    private static func withOwnDirections(_ parts: [(text: String, isBold: Bool)]) -> [(text: String, isBold: Bool)] {
        parts.enumerated().map { index, part in
            guard part.text.hasSuffix(lineEnd), parts.indices.contains(index + 1) else { return part }
            guard let one = isRightToLeft(part.text), let other = isRightToLeft(parts[index + 1].text), one != other
            else { return part }
            return (part.text.dropLast() + "\n", part.isBold)
        }
    }

    /// Whether the first letter is Hebrew, Arabic or the like; nil without letters.
    private static func isRightToLeft(_ text: String) -> Bool? {
        text.unicodeScalars.first(where: \.properties.isAlphabetic).map { letter in
            [0x590...0x8FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF].contains { $0.contains(letter.value) }
        }
    }

    /// The whole text.
    public var text: String {
        let buffer = gtk_text_view_get_buffer(pointer())
        var (start, end) = (GtkTextIter(), GtkTextIter())
        gtk_text_buffer_get_bounds(buffer, &start, &end)
        guard let found = gtk_text_buffer_get_text(buffer, &start, &end, 1) else { return "" }
        defer { g_free(found) }
        return String(cString: found)
    }
}
