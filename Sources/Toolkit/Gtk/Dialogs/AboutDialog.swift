internal import CGtk
internal import CGtkShims

/// The dialog about the program, its authors and the origin of its data.
@MainActor
public enum AboutDialog {
    /// Shows the dialog over the window until it is closed.
    ///
    /// - Parameter sections: Headings, each with the names below it.
    public static func present(
        name: String, version: String, comments: String, website: String, icon: String,
        sections: [(title: String, people: [String])], over parent: Window
    ) {
        let dialog = Widget(retaining: UnsafeMutableRawPointer(gtk_about_dialog_new()))
        gtk_about_dialog_set_program_name(dialog.opaque, name)
        gtk_about_dialog_set_version(dialog.opaque, version)
        gtk_about_dialog_set_comments(dialog.opaque, comments)
        gtk_about_dialog_set_website(dialog.opaque, website)
        gtk_about_dialog_set_logo_icon_name(dialog.opaque, icon)
        gtk_about_dialog_set_license_type(dialog.opaque, GTK_LICENSE_MIT_X11)
        for section in sections {
            var people: [UnsafePointer<CChar>?] = section.people.map { UnsafePointer(g_strdup($0)) } + [nil]
            gtk_about_dialog_add_credit_section(dialog.opaque, section.title, &people)
            people.forEach { g_free(UnsafeMutableRawPointer(mutating: $0)) }
        }
        dialog.belong(to: parent)
        // The name stands below it.
        if let logo = picture(in: dialog.widget) { shim_accessible_set_hidden(OpaquePointer(logo), 1) }
        Appearance.mark(dialog)
        gtk_window_present(dialog.pointer())
    }

    private static func picture(in widget: UnsafeMutablePointer<GtkWidget>) -> UnsafeMutablePointer<GtkWidget>? {
        let instance = UnsafeMutableRawPointer(widget).assumingMemoryBound(to: GTypeInstance.self)
        if g_type_check_instance_is_a(instance, gtk_image_get_type()) != 0 { return widget }
        var child = gtk_widget_get_first_child(widget)
        while let next = child {
            if let found = picture(in: next) { return found }
            child = gtk_widget_get_next_sibling(next)
        }
        return nil
    }
}
