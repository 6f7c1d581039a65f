internal import CGtk

/// Widgets placed by a layout of the program's own.
@MainActor
public final class LayoutContainer: Widget {
    /// - Parameters:
    ///   - children: In the order Tab goes through them.
    ///   - layout: Places exactly these children, and those added later.
    public convenience init(_ children: [Widget], layout: CustomLayout) {
        self.init(new: gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 0))
        children.forEach(append)
        layout.install(on: self)
    }

    /// Adds a child, which the layout must know of.
    public func append(_ child: Widget) {
        gtk_box_append(pointer(), child.widget)
    }

    /// Takes the child out.
    public func remove(_ child: Widget) {
        gtk_box_remove(pointer(), child.widget)
    }
}
