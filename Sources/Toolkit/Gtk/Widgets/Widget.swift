internal import CGtk
internal import CGtkShims

/// Anything that can be put into a window.
@MainActor
public class Widget: Object {
    var widget: UnsafeMutablePointer<GtkWidget> { pointer() }

    /// Adopts what a `gtk_…_new` function returned.
    convenience init(new widget: UnsafeMutablePointer<GtkWidget>) {
        self.init(adopting: UnsafeMutableRawPointer(widget))
    }

    /// Whether it is shown at all; a hidden widget takes no room.
    public var isVisible: Bool {
        get { gtk_widget_get_visible(widget) != 0 }
        set {
            guard newValue != isVisible else { return }
            gtk_widget_set_visible(widget, newValue ? 1 : 0)
            // Whatever is shown again, GTK takes for something to be read.
            if newValue, isDecorative { shim_accessible_set_hidden(opaque, 1) }
        }
    }
    private var isDecorative = false

    /// Whether it takes input.
    public var isSensitive: Bool {
        get { gtk_widget_get_sensitive(widget) != 0 }
        set { if newValue != isSensitive { gtk_widget_set_sensitive(widget, newValue ? 1 : 0) } }
    }

    /// Names the style sheet refers to it by.
    @discardableResult
    public func styled(_ classes: String...) -> Self {
        for name in classes { gtk_widget_add_css_class(widget, name) }
        return self
    }

    /// Adds the style class, or takes it away.
    public func setStyle(_ name: String, _ isOn: Bool) {
        if isOn { gtk_widget_add_css_class(widget, name) } else { gtk_widget_remove_css_class(widget, name) }
    }

    /// Whether it has the style class.
    public func hasStyle(_ name: String) -> Bool {
        gtk_widget_has_css_class(widget, name) != 0
    }

    /// Whether it takes spare room.
    @discardableResult
    public func expanding(horizontally: Bool = false, vertically: Bool = false) -> Self {
        gtk_widget_set_hexpand(widget, horizontally ? 1 : 0)
        gtk_widget_set_vexpand(widget, vertically ? 1 : 0)
        return self
    }

    /// Where it stands in room that is larger than it needs.
    @discardableResult
    public func aligned(horizontally: Alignment? = nil, vertically: Alignment? = nil) -> Self {
        if let horizontally { gtk_widget_set_halign(widget, horizontally.gtk) }
        if let vertically { gtk_widget_set_valign(widget, vertically.gtk) }
        return self
    }

    /// Orders what it holds from left to right whatever the language.
    @discardableResult
    public func leftToRight() -> Self {
        gtk_widget_set_direction(widget, GTK_TEXT_DIR_LTR)
        return self
    }

    /// The least room it asks for, in pixels; −1 leaves a side to the widget.
    @discardableResult
    public func sized(width: Int = -1, height: Int = -1) -> Self {
        gtk_widget_set_size_request(widget, Int32(width), Int32(height))
        return self
    }

    /// Sets the tooltip, which is also the accessible description; nil removes it.
    public func setTooltip(_ text: String?) {
        gtk_widget_set_tooltip_text(widget, text?.displayable)
    }

    /// Sets the accessible name.
    public func setAccessibleName(_ name: String) {
        shim_accessible_set_label(opaque, name.displayable)
    }

    /// Has a screen reader say something that happened, and that nothing on screen with the focus would say.
    ///
    /// - Returns: False where this was built with a GTK older than 4.14, which has no way to say it: whatever matters
    ///   must be seen, too.
    @discardableResult
    public func announce(_ text: String) -> Bool {
        shim_accessible_announce(opaque, text) != 0
    }

    /// Leaves it out of what a screen reader reads: its words are said elsewhere.
    @discardableResult
    public func decorative() -> Self {
        isDecorative = true
        shim_accessible_set_hidden(opaque, 1)
        return self
    }

    /// Moves the keyboard's focus to it, or to what it holds.
    @discardableResult
    public func grabFocus() -> Bool {
        gtk_widget_grab_focus(widget) != 0
    }

    /// Whether the keyboard's focus is on it or on something it holds.
    public var containsFocus: Bool {
        // The state flag for it is not taken back from widgets that are hidden meanwhile.
        guard let root = gtk_widget_get_root(widget), let focus = gtk_root_get_focus(root) else { return false }
        return focus == widget || gtk_widget_is_ancestor(focus, widget) != 0
    }
}
