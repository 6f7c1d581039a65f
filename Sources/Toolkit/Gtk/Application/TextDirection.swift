internal import CGtk

/// The side the text of all windows starts from.
@MainActor
public enum TextDirection {
    /// Sets it for all widgets made from now on.
    public static var isRightToLeft: Bool {
        get { gtk_widget_get_default_direction() == GTK_TEXT_DIR_RTL }
        set { gtk_widget_set_default_direction(newValue ? GTK_TEXT_DIR_RTL : GTK_TEXT_DIR_LTR) }
    }
}
