internal import CGtk

/// The text direction of all windows.
@MainActor
public enum TextDirection {
    /// Whether text runs from right to left; applies to widgets created afterwards.
    public static var isRightToLeft: Bool {
        get { gtk_widget_get_default_direction() == GTK_TEXT_DIR_RTL }
        set { gtk_widget_set_default_direction(newValue ? GTK_TEXT_DIR_RTL : GTK_TEXT_DIR_LTR) }
    }
}
