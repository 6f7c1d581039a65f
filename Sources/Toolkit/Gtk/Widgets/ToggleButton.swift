internal import CGtk
internal import CGtkShims

/// A button that stays pressed; of a choice, one at a time.
@MainActor
public final class ToggleButton: Widget {
    private let origin = InputOrigin()
    private var isOfChoice = false

    /// - Parameter label: The label.
    public convenience init(label: String) {
        self.init(new: gtk_toggle_button_new_with_label(label))
    }

    /// Makes buttons of which one is pressed at a time; a screen reader says of each whether it is the chosen one.
    ///
    /// Left and Right lead from one to the next, also where they stand in several rows.
    public static func choice(of labels: [String]) -> [ToggleButton] {
        let buttons = labels.map { ToggleButton(label: $0) }
        for (index, button) in buttons.enumerated() {
            let former = index > 0 ? buttons[index - 1] : nil
            let following = buttons.indices.contains(index + 1) ? buttons[index + 1] : nil
            button.onKey { [weak former, weak following] key, modifiers in
                guard modifiers.isEmpty, key == .left || key == .right else { return false }
                let goesOn = (key == .right) != TextDirection.isRightToLeft
                _ = (goesOn ? following : former)?.grabFocus()
                return true
            }
            if let first = buttons.first, button !== first {
                gtk_toggle_button_set_group(button.pointer(), first.pointer())
            }
            button.role(.choice)
            button.isOfChoice = true
            let (opaque, toggle): (_, UnsafeMutablePointer<GtkToggleButton>) = (button.opaque, button.pointer())
            let tell: @MainActor () -> Void = {
                shim_accessible_set_checked(opaque, gtk_toggle_button_get_active(toggle))
            }
            Signal.connect(button, "toggled", tell)
            tell()
        }
        return buttons
    }

    /// Makes a button with an icon; the name is its tooltip and accessible name.
    public convenience init(icon: String, name: String) {
        self.init(new: gtk_toggle_button_new())
        gtk_button_set_icon_name(pointer(), icon)
        setTooltip(name)
        setAccessibleName(name)
        shim_accessible_name_alone(opaque)
    }

    /// The pixels it asks for with its label in bold, whether that is so or not; nil for one outside a choice.
    var widthInBold: Int? {
        guard isOfChoice, let child = gtk_button_get_child(pointer()),
            let layout = pango_layout_copy(gtk_label_get_layout(OpaquePointer(child)))
        else { return nil }
        defer { g_object_unref(UnsafeMutableRawPointer(layout)) }
        var (present, bold): (Int32, Int32) = (0, 0)
        pango_layout_get_pixel_size(layout, &present, nil)
        let font = pango_font_description_copy(pango_context_get_font_description(pango_layout_get_context(layout)))
        defer { pango_font_description_free(font) }
        pango_font_description_set_weight(font, PANGO_WEIGHT_BOLD)
        pango_layout_set_font_description(layout, font)
        pango_layout_get_pixel_size(layout, &bold, nil)
        return request(.horizontal).natural + Int(bold - present)
    }

    /// Sets the label.
    public func setLabel(_ text: String) { gtk_button_set_label(pointer(), text.displayable) }

    /// Whether it is pressed; setting it calls no handler.
    public var isOn: Bool {
        get { gtk_toggle_button_get_active(pointer()) != 0 }
        set {
            guard newValue != isOn else { return }
            origin.set { gtk_toggle_button_set_active(pointer(), newValue ? 1 : 0) }
        }
    }

    /// Calls the handler when the user presses or releases it.
    @discardableResult
    public func onToggle(_ handler: @escaping @MainActor (Bool) -> Void) -> SignalConnection {
        let button: UnsafeMutablePointer<GtkToggleButton> = pointer()
        let toggled: @MainActor () -> Void = { [origin] in
            if !origin.isProgram { handler(gtk_toggle_button_get_active(button) != 0) }
        }
        return Signal.connect(self, "toggled", toggled)
    }
}
