import CGtk
import CGtkShims
import Foundation
@testable public import Gtk

@MainActor
extension WidgetTree {
    /// Widgets that are shown and need more than so many pixels of width, each with what it needs; parents first.
    ///
    /// What can be scrolled sideways may be as wide as it likes.
    public static func wider(than width: Int, in root: Widget) -> [String] {
        var found: [String] = []
        visit(root.widget) { widget in
            guard gtk_widget_get_mapped(widget) != 0, !isScrolledSideways(widget) else { return }
            let least = leastWidth(of: widget)
            if least > width { found.append("\(name(of: widget)) needs \(least)") }
        }
        return found
    }

    /// Where the widgets of the style class that are shown lie, and how large they are.
    public static func frames(
        styled style: String, in root: Widget
    ) -> [(x: Int, y: Int, width: Int, height: Int)] {
        var found: [(x: Int, y: Int, width: Int, height: Int)] = []
        visit(root.widget) { widget in
            guard gtk_widget_get_mapped(widget) != 0, gtk_widget_has_css_class(widget, style) != 0 else { return }
            var (start, point) = (graphene_point_t(), graphene_point_t())
            guard gtk_widget_compute_point(widget, root.widget, &start, &point) != 0 else { return }
            found.append(
                (Int(point.x), Int(point.y), Int(gtk_widget_get_width(widget)), Int(gtk_widget_get_height(widget))))
        }
        return found
    }

    /// Lets everything within the widgets of the style class be measured anew.
    public static func resizeAll(styled style: String, in root: Widget) {
        visit(root.widget) { widget in
            if gtk_widget_has_css_class(widget, style) != 0 { visit(widget) { gtk_widget_queue_resize($0) } }
        }
    }

    /// Makes all that is shown of the style class invisible, but leaves it where it is.
    public static func fadeOut(styled style: String, in root: Widget) {
        visit(root.widget) { if gtk_widget_has_css_class($0, style) != 0 { gtk_widget_set_opacity($0, 0) } }
    }

    /// The colours of the words in the lines of a menu; nil where there is no menu of that name.
    public static func colours(ofWordsInMenu name: String, in root: Widget) -> [RGBA]? {
        guard let button = menu(name, in: root), let popover = gtk_menu_button_get_popover(OpaquePointer(button))
        else { return nil }
        var colours: [RGBA] = []
        visit(UnsafeMutableRawPointer(popover).assumingMemoryBound(to: GtkWidget.self)) { widget in
            guard self.name(of: widget) == "GtkLabel" else { return }
            var colour = GdkRGBA()
            shim_widget_get_color(widget, &colour)
            colours.append(
                RGBA(red: Double(colour.red), green: Double(colour.green), blue: Double(colour.blue), alpha: 1))
        }
        return colours
    }

    /// Scrolls the nearest scrolled view around the widgets of the style class to a distance from its top, in pixels.
    public static func scroll(around style: String, to distance: Double, in root: Widget) {
        var found: UnsafeMutablePointer<GtkWidget>?
        visit(root.widget) { if found == nil, gtk_widget_has_css_class($0, style) != 0 { found = $0 } }
        guard let found, let view = gtk_widget_get_ancestor(found, gtk_scrolled_window_get_type()) else { return }
        gtk_adjustment_set_value(gtk_scrolled_window_get_vadjustment(OpaquePointer(view)), distance)
    }

    /// What the widest of the widgets of the style class would like to have.
    public static func naturalWidth(ofStyled style: String, in root: Widget) -> Int {
        var widest: Int32 = 0
        visit(root.widget) { widget in
            guard gtk_widget_has_css_class(widget, style) != 0 else { return }
            var natural: Int32 = 0
            gtk_widget_measure(widget, GTK_ORIENTATION_HORIZONTAL, -1, nil, &natural, nil, nil)
            widest = max(widest, natural)
        }
        return Int(widest)
    }

    /// Whether an image shows a picture that is not the icon theme's.
    public static func hasPaintedIcon(in root: Widget) -> Bool {
        var isFound = false
        visit(root.widget) { widget in
            guard name(of: widget) == "GtkImage", gtk_widget_get_mapped(widget) != 0 else { return }
            if gtk_image_get_storage_type(OpaquePointer(widget)) == GTK_IMAGE_PAINTABLE { isFound = true }
        }
        return isFound
    }

    private static func isScrolledSideways(_ widget: UnsafeMutablePointer<GtkWidget>) -> Bool {
        sequence(first: widget) { gtk_widget_get_parent($0) }.dropFirst().contains { around in
            guard name(of: around) == "GtkScrolledWindow" else { return false }
            var policy = GTK_POLICY_NEVER
            gtk_scrolled_window_get_policy(OpaquePointer(around), &policy, nil)
            return policy != GTK_POLICY_NEVER
        }
    }

    private static func leastWidth(of widget: UnsafeMutablePointer<GtkWidget>) -> Int {
        var least: Int32 = 0
        gtk_widget_measure(widget, GTK_ORIENTATION_HORIZONTAL, -1, &least, nil, nil, nil)
        return Int(least)
    }
}
