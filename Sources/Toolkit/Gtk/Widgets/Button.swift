internal import CGtk
internal import CGtkShims

/// A push button.
@MainActor
public final class Button: Widget {
    /// The label of a command of a menu.
    private var line: Label?
    /// What stands in the button while nothing is under way.
    private var idleContent: Object?

    /// What is under way that it began, such as "Updating…": a spinner of that name stands in place of its content, and the
    /// button keeps the focus; nil for nothing.
    public var activity: String? {
        didSet {
            guard activity != oldValue else { return }
            showContent()
            if let activity { showSpinner(activity) }
        }
    }

    private func showSpinner(_ name: String) {
        guard let content = gtk_button_get_child(pointer()) else { return }
        idleContent = Object(retaining: UnsafeMutableRawPointer(content))
        let spinner = Spinner().aligned(horizontally: .center, vertically: .center)
        spinner.setAccessibleName(name)
        spinner.isSpinning = true
        gtk_button_set_child(pointer(), spinner.widget)
        // GTK takes the style of an icon's button away with the icon.
        setStyle("image-button", true)
    }

    private func showContent() {
        guard let content = idleContent else { return }
        gtk_button_set_child(pointer(), content.pointer())
        setStyle("image-button", true)
        idleContent = nil
    }

    /// Makes a button with a label.
    public convenience init(label: String) {
        self.init(new: gtk_button_new_with_label(label.displayable))
    }

    /// Makes a command of a menu.
    ///
    /// - Parameter keys: The keys that do the same, for the eye, at the end of the line; nil for none.
    public convenience init(menuItem label: String, keys: String? = nil) {
        self.init(new: gtk_button_new())
        let line = MenuLine(label, keys: keys)
        gtk_button_set_child(pointer(), line.root.widget)
        gtk_button_set_has_frame(pointer(), 0)
        self.line = line.label
        role(.menuItem).setAccessibleName(label)
    }

    /// Makes a button with an icon; the name is its tooltip and accessible name.
    public convenience init(icon: String, name: String) {
        self.init(new: gtk_button_new_from_icon_name(icon))
        rename(name)
    }

    /// Gives a button without a label another name, which is its tooltip and accessible name and is read once.
    public func rename(_ name: String) {
        // Each description is told to the bus, also one that is what it was.
        if let known = gtk_widget_get_tooltip_text(widget), String(cString: known) == name.displayable { return }
        setTooltip(name)
        setAccessibleName(name)
        shim_accessible_name_alone(opaque)
    }

    /// Makes a button with any content; the name is its accessible name.
    ///
    /// - Parameter showsName: Whether the name is its tooltip, too.
    public convenience init(child: Widget, name: String, showsName: Bool = false) {
        self.init(new: gtk_button_new())
        gtk_button_set_child(pointer(), child.widget)
        if showsName { setTooltip(name) }
        setAccessibleName(name)
        // It would be read once more.
        if showsName { shim_accessible_name_alone(opaque) }
    }

    /// Sets the label.
    public func setLabel(_ text: String) {
        guard let line else {
            // GTK lays out anew also for a label that is what it was.
            if let known = gtk_button_get_label(pointer()), String(cString: known) == text.displayable { return }
            return gtk_button_set_label(pointer(), text.displayable)
        }
        line.text = text
        setAccessibleName(text)
    }

    /// Calls the handler when the button is pressed by pointer or keyboard.
    @discardableResult
    public func onClick(_ handler: @escaping @MainActor () -> Void) -> SignalConnection {
        Signal.connect(self, "clicked", handler)
    }
}
