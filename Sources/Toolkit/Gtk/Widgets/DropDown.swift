internal import CGtk
internal import CGtkShims

/// A drop-down list of choices.
@MainActor
public final class DropDown: Widget {
    private let origin = InputOrigin()
    private var choices: [String] = []
    private var rows: ChoiceFactory?

    /// - Parameters:
    ///   - choices: The texts of the choices, at least one.
    ///   - name: The accessible name.
    ///   - keys: The keys that choose the same, for the eye, in the order of the choices; none by default.
    public convenience init(_ choices: [String], name: String, keys: [String] = []) {
        self.init(new: Self.withStrings(choices) { gtk_drop_down_new_from_strings($0) })
        self.choices = choices
        setAccessibleName(name)
        shim_accessible_hide_arrows(widget)
        nameShownChoice()
        shim_accessible_name_list(widget, name.displayable)
        shim_drop_down_give_focus_back(widget)
        let rows = ChoiceFactory(keys: keys)
        self.rows = rows
        gtk_drop_down_set_list_factory(opaque, rows.opaque)
        tellChoice()
        // Held by the handler, as the list may be opened when this wrapper is gone.
        Signal.connect(
            self, "notify::selected",
            argument: { [raw, rows] _ in
                rows.choose(Int(gtk_drop_down_get_selected(OpaquePointer(raw))))
                Self.nameButton(of: raw)
            })
    }

    private static func withStrings<Result>(
        _ texts: [String], _ body: (UnsafeMutablePointer<UnsafePointer<CChar>?>) -> Result
    ) -> Result {
        var strings: [UnsafePointer<CChar>?] = texts.map { UnsafePointer(g_strdup($0)) } + [nil]
        defer { strings.forEach { g_free(UnsafeMutableRawPointer(mutating: $0)) } }
        return body(&strings)
    }

    /// Names what the button shows, which has no name either.
    private func nameShownChoice() {
        guard let factory = gtk_drop_down_get_factory(opaque) else { return }
        Signal.connect(
            Object(retaining: UnsafeMutableRawPointer(factory)), "bind",
            argument: { listItem in
                guard let text = gtk_list_item_get_item(OpaquePointer(listItem)),
                    let around = gtk_list_item_get_child(OpaquePointer(listItem)).flatMap(gtk_widget_get_parent)
                else { return }
                shim_accessible_set_label(OpaquePointer(around), gtk_string_object_get_string(OpaquePointer(text)))
            })
    }

    /// The index of the selected choice; setting it calls no handler.
    public var selected: Int {
        get { Int(gtk_drop_down_get_selected(opaque)) }
        set {
            guard newValue != selected else { return }
            origin.set { gtk_drop_down_set_selected(opaque, guint(newValue)) }
        }
    }

    /// Shows other choices, or the same with another one selected; calls no handler.
    public func show(_ choices: [String], selected index: Int) {
        if choices != self.choices {
            self.choices = choices
            origin.set {
                Self.withStrings(choices) { strings in
                    guard let list = gtk_string_list_new(strings) else { return }
                    gtk_drop_down_set_model(opaque, list)
                    g_object_unref(UnsafeMutableRawPointer(list))
                }
            }
        }
        selected = index
        tellChoice()
    }

    /// Calls the handler with the index when the user chooses.
    @discardableResult
    public func onSelect(_ handler: @escaping @MainActor (Int) -> Void) -> SignalConnection {
        return Signal.connect(
            self, "notify::selected",
            argument: { [raw, origin] _ in
                if !origin.isProgram { handler(Int(gtk_drop_down_get_selected(OpaquePointer(raw)))) }
            })
    }

    private func tellChoice() {
        rows?.choose(selected)
        Self.nameButton(of: raw)
    }

    /// Names the button inside, which takes the focus, after the choice: its own name is read on the way to it.
    private static func nameButton(of raw: UnsafeMutableRawPointer) {
        guard let button = gtk_widget_get_first_child(raw.assumingMemoryBound(to: GtkWidget.self)),
            let choice = gtk_drop_down_get_selected_item(OpaquePointer(raw)),
            let text = gtk_string_object_get_string(OpaquePointer(choice))
        else { return }
        shim_accessible_set_label(OpaquePointer(button), String(cString: text).displayable)
    }
}
