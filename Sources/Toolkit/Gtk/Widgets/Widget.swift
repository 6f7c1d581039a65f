internal import CGtk
internal import CGtkShims

/// The base class of everything that can be put into a window.
@MainActor
open class Widget: Object {
    var widget: UnsafeMutablePointer<GtkWidget> { pointer() }

    /// Adopts the result of a `gtk_…_new` function.
    convenience init(new widget: UnsafeMutablePointer<GtkWidget>) {
        self.init(adopting: UnsafeMutableRawPointer(widget))
    }

    /// Whether the widget is visible; an invisible one takes no room.
    public var isVisible: Bool {
        get { gtk_widget_get_visible(widget) != 0 }
        set {
            guard newValue != isVisible else { return }
            gtk_widget_set_visible(widget, newValue ? 1 : 0)
            // GTK makes a widget accessible again when it is shown.
            if newValue, isDecorative { shim_accessible_set_hidden(opaque, 1) }
        }
    }
    private var isDecorative = false
    private var isPassedOver = false

    /// Whether the widget accepts input.
    public var isSensitive: Bool {
        get { gtk_widget_get_sensitive(widget) != 0 }
        set { if newValue != isSensitive { gtk_widget_set_sensitive(widget, newValue ? 1 : 0) } }
    }

    /// How much of the widget is seen over what lies below it, from 0 to 1.
    public var opacity: Double {
        get { gtk_widget_get_opacity(widget) }
        set { gtk_widget_set_opacity(widget, newValue) }
    }

    /// Adds style classes.
    @discardableResult
    public func styled(_ classes: String...) -> Self {
        for name in classes { gtk_widget_add_css_class(widget, name) }
        return self
    }

    /// Adds or removes a style class.
    public func setStyle(_ name: String, _ isOn: Bool) {
        if isOn { gtk_widget_add_css_class(widget, name) } else { gtk_widget_remove_css_class(widget, name) }
    }

    /// Returns whether the widget has the style class.
    public func hasStyle(_ name: String) -> Bool {
        gtk_widget_has_css_class(widget, name) != 0
    }

    /// Sets whether the widget takes spare room.
    @discardableResult
    public func expanding(horizontally: Bool = false, vertically: Bool = false) -> Self {
        gtk_widget_set_hexpand(widget, horizontally ? 1 : 0)
        gtk_widget_set_vexpand(widget, vertically ? 1 : 0)
        return self
    }

    /// Sets the alignment in room that is larger than the widget needs.
    @discardableResult
    public func aligned(horizontally: Alignment? = nil, vertically: Alignment? = nil) -> Self {
        if let horizontally { gtk_widget_set_halign(widget, horizontally.gtk) }
        if let vertically { gtk_widget_set_valign(widget, vertically.gtk) }
        return self
    }

    /// Arranges the content from left to right in every language.
    @discardableResult
    public func leftToRight() -> Self {
        gtk_widget_set_direction(widget, GTK_TEXT_DIR_LTR)
        return self
    }

    /// Whether its content is arranged from right to left.
    public var isMirrored: Bool { gtk_widget_get_direction(widget) == GTK_TEXT_DIR_RTL }

    /// Leaves the pointer to what lies below.
    @discardableResult
    public func ignoringPointer() -> Self {
        gtk_widget_set_can_target(widget, 0)
        return self
    }

    /// Sets the minimum size in pixels; −1 leaves it to the widget.
    @discardableResult
    public func sized(width: Int = -1, height: Int = -1) -> Self {
        gtk_widget_set_size_request(widget, Int32(width), Int32(height))
        return self
    }

    /// Sets the tooltip, which is also the accessible description; nil removes it.
    public func setTooltip(_ text: String?) {
        // GTK asks the display where the pointer is at each tooltip that is set, also at one that is what it was.
        guard gtk_widget_get_tooltip_text(widget).map({ String(cString: $0) }) != text?.displayable else { return }
        gtk_widget_set_tooltip_text(widget, text?.displayable)
    }

    /// Sets the accessible name; nil leaves it to the widget's content.
    public func setAccessibleName(_ name: String?) {
        shim_accessible_set_label(opaque, name?.displayable)
    }

    /// Sets what a screen reader says after the name; nil for nothing.
    public func setAccessibleDescription(_ text: String?) {
        shim_accessible_describe(opaque, text?.displayable)
    }

    /// Sets what the widget is to a screen reader; before it is shown for the first time.
    @discardableResult
    public func role(_ role: AccessibleRole) -> Self {
        shim_accessible_set_role(opaque, role.gtk)
        return self
    }

    /// Makes a screen reader announce an event that the focused widget does not show.
    ///
    /// - Returns: False if this was built with GTK before 4.14, with which some screen readers do not hear it; important
    ///   events must therefore be visible too.
    @discardableResult
    public func announce(_ text: String) -> Bool {
        shim_accessible_announce(opaque, text) != 0
    }

    /// Hides the widget from screen readers, as its content is spoken elsewhere.
    @discardableResult
    public func decorative() -> Self {
        isDecorative = true
        shim_accessible_set_hidden(opaque, 1)
        return self
    }

    /// Hides the widget from screen readers while a layout leaves it out, or shows it to them again: GTK keeps in their tree
    /// what is not drawn.
    public func passOver(_ isPassedOver: Bool) {
        guard isPassedOver != self.isPassedOver, !isDecorative else { return }
        self.isPassedOver = isPassedOver
        shim_accessible_pass_over(opaque, isPassedOver ? 1 : 0)
    }

    /// Moves the focus to the widget or its content; returns false where it is hidden, alone or with what is around it.
    @discardableResult
    public func grabFocus() -> Bool {
        giveFocus(to: widget)
    }

    /// Moves the focus to the first stop of Tab in the widget; returns false if there is none.
    public func focusFirst() -> Bool {
        gtk_widget_child_focus(widget, GTK_DIR_TAB_FORWARD) != 0
    }

    /// Whether the focus is on the widget or inside it.
    public var containsFocus: Bool {
        // The corresponding state flag is not cleared when widgets are hidden.
        guard let root = gtk_widget_get_root(widget), let focus = gtk_root_get_focus(root) else { return false }
        return focus == widget || gtk_widget_is_ancestor(focus, widget) != 0
    }
}

extension Widget {
    /// Calls the handler when the widget is destroyed, such as with its window.
    @discardableResult
    public func onDestroy(_ handler: @escaping @MainActor () -> Void) -> SignalConnection {
        Signal.connect(self, "destroy", handler)
    }
}

/// Moves the focus to the widget unless it is hidden, alone or with what is around it; returns whether it did.
///
/// GTK lets a hidden widget have the focus, and the window then takes no key any more.
@MainActor
func giveFocus(to widget: UnsafeMutablePointer<GtkWidget>) -> Bool {
    // A window or a popover may have its focus before it is shown.
    let native = gtk_widget_get_native(widget).map { UnsafeMutableRawPointer($0) }
    let around = sequence(first: widget) { gtk_widget_get_parent($0) }.prefix { UnsafeMutableRawPointer($0) != native }
    return around.allSatisfy { gtk_widget_get_visible($0) != 0 } && gtk_widget_grab_focus(widget) != 0
}
