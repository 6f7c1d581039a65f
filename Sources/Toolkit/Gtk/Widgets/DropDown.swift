internal import CGtk
internal import CGtkShims

/// A drop-down list of choices.
@MainActor
public final class DropDown: Widget {
    private var isSetting = false

    /// - Parameters:
    ///   - choices: The texts of the choices, at least one.
    ///   - name: The accessible name.
    public convenience init(_ choices: [String], name: String) {
        var texts: [UnsafePointer<CChar>?] = choices.map { UnsafePointer(g_strdup($0)) } + [nil]
        self.init(new: gtk_drop_down_new_from_strings(&texts))
        texts.forEach { g_free(UnsafeMutableRawPointer(mutating: $0)) }
        setAccessibleName(name)
        shim_accessible_hide_arrows(widget)
        nameChoices()
        // The focus is on the button inside, to which GTK gives no name.
        guard let button = gtk_widget_get_first_child(widget) else { return }
        shim_accessible_set_label(OpaquePointer(button), name)
        describe(by: choices)
        Signal.connect(self, "notify::selected", argument: { [weak self] _ in self?.describe(by: choices) })
    }

    /// Names the rows of the list, which have no names either.
    private func nameChoices() {
        guard let factory = gtk_drop_down_get_factory(opaque) else { return }
        Signal.connect(
            Object(retaining: UnsafeMutableRawPointer(factory)), "bind",
            argument: { listItem in
                guard let text = gtk_list_item_get_item(OpaquePointer(listItem)),
                    let row = gtk_list_item_get_child(OpaquePointer(listItem)).flatMap(gtk_widget_get_parent)
                else { return }
                shim_accessible_set_label(OpaquePointer(row), gtk_string_object_get_string(OpaquePointer(text)))
            })
    }

    /// The index of the selected choice; setting it calls no handler.
    public var selected: Int {
        get { Int(gtk_drop_down_get_selected(opaque)) }
        set {
            guard newValue != selected else { return }
            isSetting = true
            gtk_drop_down_set_selected(opaque, guint(newValue))
            isSetting = false
        }
    }

    /// Calls the handler with the index when the user chooses.
    public func onSelect(_ handler: @escaping @MainActor (Int) -> Void) {
        Signal.connect(
            self, "notify::selected",
            argument: { [weak self] _ in
                if let self, !isSetting { handler(selected) }
            })
    }

    private func describe(by choices: [String]) {
        guard let button = gtk_widget_get_first_child(widget), choices.indices.contains(selected) else { return }
        shim_accessible_set_description(OpaquePointer(button), choices[selected])
    }
}
