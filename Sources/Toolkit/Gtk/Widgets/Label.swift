internal import CGtk
internal import CGtkShims

/// Text on screen.
@MainActor
public final class Label: Widget {
    private var wanted = ""
    /// The letters that are shown, without the marks of their direction.
    private(set) var shownText = ""
    private var isFitted = false
    /// Whether a long word may be broken.
    private(set) var breaksWords = false
    /// Whether a hyphen stands where a word is broken.
    private(set) var hyphenates = false
    private var wraps = false
    /// Whether the attributes keep names of the text whole.
    private var keepsNames = false
    /// Whether a screen reader is told the text, as another one is shown or was.
    private var isNamed = false

    /// Makes a label whose text is aligned to the start.
    public convenience init(_ text: String = "") {
        self.init(new: gtk_label_new(nil))
        gtk_label_set_xalign(opaque, 0)
        self.text = text
    }

    /// The plain text, without control characters; one that its font lacks is shown as a similar one.
    public var text: String {
        get { wanted }
        set {
            wanted = newValue.displayable
            fit()
            guard !isFitted, FontCoverage.concerns(wanted) else { return }
            isFitted = true
            // Only then the style sheet's font is known.
            Signal.connect(self, "map") { [weak self] in self?.fit() }
        }
    }

    /// The letters that are shown, with the marks of their direction.
    var laidText: String { String(cString: gtk_label_get_text(opaque)) }

    /// The text in letters that its font has.
    private var fitted: String {
        FontCoverage.concerns(wanted)
            ? FontCoverage.fitted(wanted, in: gtk_widget_get_pango_context(widget)) : wanted
    }

    private func fit() {
        let fitted = fitted
        showLetters(fitted)
        if breaksWords { askForLetters() }
        if wraps, keepsNames || KeptNames.occur(in: fitted, breaksWords: breaksWords) { emphasize([]) }
    }

    private func showLetters(_ letters: String) {
        let laid = TextDirection.marked(letters)
        shownText = letters
        if laid != laidText {
            gtk_label_set_text(opaque, laid)
            startLines()
        }
        guard laid != wanted || isNamed else { return }
        isNamed = true
        shim_accessible_set_label(opaque, wanted)
    }

    /// Begins lines at the start of a mirrored window: Pango would begin those of a text from left to right at its own.
    private func startLines() {
        guard wraps, TextDirection.isRightToLeft, gtk_label_get_justify(opaque) != GTK_JUSTIFY_CENTER,
            let line = pango_layout_get_line_readonly(gtk_label_get_layout(opaque), 0)
        else { return }
        let isOther = pango_layout_line_get_resolved_direction(line) == PANGO_DIRECTION_LTR
        gtk_label_set_justify(opaque, isOther ? GTK_JUSTIFY_RIGHT : GTK_JUSTIFY_LEFT)
    }

    /// Shows as much of the text as has room on so many lines of so many pixels, up to the end of a sentence if there is one
    /// in it, else up to that of a word, with an ellipsis.
    ///
    /// While it is placed, when its width is known: once its words fit, another layout finds nothing to change.
    public func showWords(fitting width: Int, lines: Int = 1) {
        guard let layout = pango_layout_copy(gtk_label_get_layout(opaque)) else { return }
        defer { g_object_unref(UnsafeMutableRawPointer(layout)) }
        pango_layout_set_ellipsize(layout, PANGO_ELLIPSIZE_NONE)
        pango_layout_set_wrap(layout, PANGO_WRAP_WORD_CHAR)
        pango_layout_set_width(layout, Int32(width) * PANGO_SCALE)
        showLetters(
            CutSentence.shortened(fitted) { text in
                pango_layout_set_text(layout, text, -1)
                return pango_layout_get_line_count(layout) <= lines
            })
    }

    /// Shows the first of the texts that has room on one line of so many pixels, else the last one; `text` tells all of it.
    ///
    /// While it is placed, as `showWords(fitting:lines:)`.
    public func show(firstOf texts: [String], fitting width: Int) {
        guard let text = texts.first(where: { self.width(of: $0) <= width }) ?? texts.last else { return }
        showLetters(text == texts.first ? fitted : text.displayable)
    }

    /// Returns the width of a text on one line of the label, in pixels.
    public func width(of text: String) -> Int {
        guard let layout = pango_layout_copy(gtk_label_get_layout(opaque)) else { return 0 }
        defer { g_object_unref(UnsafeMutableRawPointer(layout)) }
        pango_layout_set_ellipsize(layout, PANGO_ELLIPSIZE_NONE)
        pango_layout_set_width(layout, -1)
        pango_layout_set_text(layout, text, -1)
        var width: Int32 = 0
        pango_layout_get_pixel_size(layout, &width, nil)
        return Int(width)
    }

    /// The pixels that all of the text takes on one line.
    public var wholeWidth: Int { width(of: fitted) }

    /// Whether all of the text has room in so many pixels on the lines it may take, with no word of it broken.
    public func hasRoom(in width: Int) -> Bool {
        guard wraps else { return self.width(of: fitted) <= width }
        guard let layout = pango_layout_copy(gtk_label_get_layout(opaque)) else { return true }
        defer { g_object_unref(UnsafeMutableRawPointer(layout)) }
        if isNamed { pango_layout_set_text(layout, fitted, -1) }
        pango_layout_set_ellipsize(layout, PANGO_ELLIPSIZE_NONE)
        pango_layout_set_wrap(layout, PANGO_WRAP_WORD)
        pango_layout_set_width(layout, Int32(width) * PANGO_SCALE)
        var needed: Int32 = 0
        pango_layout_get_pixel_size(layout, &needed, nil)
        let most = gtk_label_get_lines(opaque)
        return Int(needed) <= width && (most < 1 || pango_layout_get_line_count(layout) <= most)
    }

    /// The pixels from the top of its first line to the line its letters stand on.
    var baseline: Double { Double(pango_layout_get_baseline(gtk_label_get_layout(opaque))) / Double(PANGO_SCALE) }

    /// Whether less than the text is shown.
    public var isShortened: Bool {
        shownText != fitted || pango_layout_is_ellipsized(gtk_label_get_layout(opaque)) != 0
    }

    /// Shows the text, or hides the label if it is nil or empty.
    public func show(_ text: String?) {
        self.text = text ?? ""
        isVisible = text != nil
    }

    /// The room of its lines inside of the label once it has its place, in pixels from its left and top edge.
    public var lines: (x: Double, y: Double, width: Double, height: Double) {
        var (left, top): (Int32, Int32) = (0, 0)
        gtk_label_get_layout_offsets(opaque, &left, &top)
        var extents = PangoRectangle()
        pango_layout_get_pixel_extents(gtk_label_get_layout(opaque), nil, &extents)
        return (
            Double(left + extents.x), Double(top + extents.y), Double(extents.width), Double(extents.height)
        )
    }

    /// Returns the height of all its lines where they wrap in so many pixels, also while it shows fewer of them.
    public func wholeHeight(for width: Int) -> Int {
        guard let layout = pango_layout_copy(gtk_label_get_layout(opaque)) else { return 0 }
        defer { g_object_unref(UnsafeMutableRawPointer(layout)) }
        if isNamed { pango_layout_set_text(layout, fitted, -1) }
        pango_layout_set_ellipsize(layout, PANGO_ELLIPSIZE_NONE)
        pango_layout_set_wrap(layout, PANGO_WRAP_WORD_CHAR)
        pango_layout_set_width(layout, Int32(width) * PANGO_SCALE)
        var height: Int32 = 0
        pango_layout_get_pixel_size(layout, nil, &height)
        return Int(height)
    }

    /// Keeps the text on one line and shortens what does not fit, with an ellipsis; a tooltip tells all of it then.
    @discardableResult
    public func ellipsized() -> Self {
        tellHiddenText()
        gtk_label_set_wrap(opaque, 0)
        gtk_label_set_max_width_chars(opaque, -1)
        (breaksWords, wraps) = (false, false)
        gtk_label_set_ellipsize(opaque, PANGO_ELLIPSIZE_END)
        return self
    }

    /// Shortens a text that wraps after so many lines, with an ellipsis; a tooltip tells all of it then.
    @discardableResult
    public func shortened(afterLines lines: Int) -> Self {
        tellHiddenText()
        gtk_label_set_lines(opaque, Int32(lines))
        gtk_label_set_ellipsize(opaque, PANGO_ELLIPSIZE_END)
        return self
    }

    private func tellHiddenText() {
        guard Self.hint(of: widget) == nil else { return }
        // The label may outlive its wrapper.
        onHint { [raw] in
            let label = OpaquePointer(raw)
            guard pango_layout_is_ellipsized(gtk_label_get_layout(label)) != 0 else { return nil }
            return String(cString: gtk_label_get_text(label))
        }
    }

    /// Wraps text that does not fit.
    ///
    /// - Parameters:
    ///   - width: The natural width in characters.
    ///   - breaksWords: Whether a long word is broken; if not, the label is at least as wide.
    ///   - hyphenates: Whether a hyphen stands where it is, as in a name that is read at a glance.
    @discardableResult
    public func wrapped(width: Int, breaksWords: Bool = true, hyphenates: Bool = false) -> Self {
        // A label that wraps already measures its text in the former mode until it has stopped once.
        gtk_label_set_wrap(opaque, 0)
        gtk_label_set_ellipsize(opaque, PANGO_ELLIPSIZE_NONE)
        gtk_label_set_wrap_mode(opaque, breaksWords ? PANGO_WRAP_WORD_CHAR : PANGO_WRAP_WORD)
        gtk_label_set_wrap(opaque, 1)
        gtk_label_set_max_width_chars(opaque, Int32(width))
        shim_label_ignore_height(widget)
        (self.breaksWords, self.hyphenates, wraps) = (breaksWords, hyphenates, true)
        showLetters(fitted)
        startLines()
        emphasize([])
        if breaksWords { askForLetters() }
        return self
    }

    /// Whether the text has names that stay whole, now that its attributes are set.
    func noteNames() -> Bool {
        keepsNames = wraps && KeptNames.occur(in: laidText, breaksWords: breaksWords)
        return keepsNames
    }

    /// Asks for room for some letters, and for less than the text has, as Pango breaks it at each letter to find the least.
    private func askForLetters() {
        gtk_label_set_width_chars(opaque, Int32(shownText.prefix(8).count / 2))
    }

    /// Wraps text only where there is no room for it on one line: else a high row may make a label narrower than it need be.
    @discardableResult
    public func preferringOneLine() -> Self {
        gtk_label_set_natural_wrap_mode(opaque, GTK_NATURAL_WRAP_NONE)
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
