internal import CGtk

/// Text on screen.
@MainActor
public final class Label: Widget {
    /// Makes a label whose text is aligned to the start.
    public convenience init(_ text: String = "") {
        self.init(new: gtk_label_new(text.displayable))
        gtk_label_set_xalign(opaque, 0)
    }

    /// The plain text shown; control characters are dropped.
    public var text: String {
        get { String(cString: gtk_label_get_text(opaque)) }
        set {
            let shown = newValue.displayable
            if shown != text { gtk_label_set_text(opaque, shown) }
        }
    }

    /// Shows the text, or hides the label if it is nil or empty.
    public func show(_ text: String?) {
        self.text = text ?? ""
        isVisible = text != nil
    }

    /// Shortens text that does not fit, with an ellipsis at its end.
    @discardableResult
    public func ellipsized() -> Self {
        gtk_label_set_ellipsize(opaque, PANGO_ELLIPSIZE_END)
        return self
    }

    /// Wraps text that does not fit.
    ///
    /// - Parameters:
    ///   - width: The natural width in characters.
    ///   - breaksWords: Whether a long word is broken; if not, the label is at least as wide.
    @discardableResult
    public func wrapped(width: Int, breaksWords: Bool = true) -> Self {
        gtk_label_set_wrap(opaque, 1)
        gtk_label_set_wrap_mode(opaque, breaksWords ? PANGO_WRAP_WORD_CHAR : PANGO_WRAP_WORD)
        gtk_label_set_max_width_chars(opaque, Int32(width))
        return self
    }

    /// Makes the text selectable, for copying.
    @discardableResult
    public func selectable() -> Self {
        gtk_label_set_selectable(opaque, 1)
        return self
    }

    /// Centres its lines.
    @discardableResult
    public func centered() -> Self {
        gtk_label_set_xalign(opaque, 0.5)
        gtk_label_set_justify(opaque, GTK_JUSTIFY_CENTER)
        return self
    }

    /// Aligns the text to the end.
    @discardableResult
    public func endAligned() -> Self {
        gtk_label_set_xalign(opaque, 1)
        return self
    }

    /// Sets the minimum width in characters, so that columns of labels line up.
    @discardableResult
    public func wide(characters: Int) -> Self {
        gtk_label_set_width_chars(opaque, Int32(characters))
        return self
    }
}
