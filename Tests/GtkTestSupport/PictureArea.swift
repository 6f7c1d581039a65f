import CGtk
@testable public import Gtk

/// A part of a picture, in pixels from its top left corner.
@MainActor
public struct PictureArea {
    let x: Int
    let y: Int
    let width: Int
    let height: Int

    init(of widget: UnsafeMutablePointer<GtkWidget>, in window: Window) {
        var bounds = graphene_rect_t()
        _ = gtk_widget_compute_bounds(widget, window.widget, &bounds)
        (x, y) = (Int(bounds.origin.x), Int(bounds.origin.y))
        (width, height) = (Int(bounds.size.width), Int(bounds.size.height))
    }

    /// The first image below the list or grid cell that `isWanted` picks by its accessible name.
    public static func ofImage(inRow isWanted: (String) -> Bool, in window: Window) -> PictureArea? {
        row(isWanted, in: window).flatMap { row in
            var image: UnsafeMutablePointer<GtkWidget>?
            WidgetTree.visit(row) { if image == nil, WidgetTree.name(of: $0) == "GtkImage" { image = $0 } }
            return image.map { PictureArea(of: $0, in: window) }
        }
    }

    /// The row or card that `isWanted` picks by its accessible name.
    public static func ofRow(_ isWanted: (String) -> Bool, in window: Window) -> PictureArea? {
        row(isWanted, in: window).map { PictureArea(of: $0, in: window) }
    }

    private static func row(
        _ isWanted: (String) -> Bool, in window: Window
    ) -> UnsafeMutablePointer<GtkWidget>? {
        var found: UnsafeMutablePointer<GtkWidget>?
        WidgetTree.visit(window.widget) { widget in
            guard found == nil, gtk_widget_get_mapped(widget) != 0, let name = WidgetTree.spokenName(of: widget),
                isWanted(name)
            else { return }
            found = widget
        }
        return found
    }
}
