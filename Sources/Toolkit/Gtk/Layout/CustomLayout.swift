internal import CGtk
internal import CGtkShims

/// The measuring and placing of a widget's children, by two closures that live as long as the widget.
///
/// The widget owns the closures: let them capture the view that made it weakly, and the children as they like. They are
/// called often, in the middle of GTK's own work: they compute, and change nothing but places. Whatever follows from a
/// layout (other text, another style) is done in a `Task`, after it. `Widget.resize()` has both called again.
@MainActor
public struct CustomLayout {
    /// A function that returns the size along an axis for a size along the other one, nil if that is not known.
    public typealias Measure = @MainActor (_ axis: Orientation, _ size: Int?) -> SizeRequest
    /// A function that places or hides every child; any other child keeps its place.
    public typealias Allocate = @MainActor (_ room: LayoutRoom) -> Void

    private let measure: Measure
    private let allocate: Allocate
    private let followsWidth: Bool

    /// - Parameters:
    ///   - followsWidth: Whether the height depends on the width, as with wrapped text.
    ///   - measure: Returns sizes that are sufficient for `allocate`; otherwise content is cut off.
    public init(followsWidth: Bool = true, measure: @escaping Measure, allocate: @escaping Allocate) {
        (self.followsWidth, self.measure, self.allocate) = (followsWidth, measure, allocate)
    }

    /// Replaces the layout of the widget.
    func install(on widget: Widget) {
        let mode = followsWidth ? GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH : GTK_SIZE_REQUEST_CONSTANT_SIZE
        let closures = Closures(measure: measure, allocate: allocate)
        gtk_widget_set_layout_manager(
            widget.widget,
            shim_layout_new(
                mode, measureTrampoline.callback, allocateTrampoline.callback, measureTrampoline.data(for: closures),
                boxDestroyNotify))
    }

    /// Both closures together, as GTK passes the same pointer to both functions of a layout.
    fileprivate struct Closures: Sendable {
        let measure: Measure
        let allocate: Allocate
    }
}

private let measureTrampoline:
    Trampoline<
        @convention(c) (UnsafeMutablePointer<GtkWidget>?, GtkOrientation, Int32, gpointer?) -> ShimRequest,
        CustomLayout.Closures
    > = Trampoline { _, orientation, size, data in
        let closures = measureTrampoline.handler(behind: data)
        // GTK measures on the main thread only.
        let request = MainActor.assumeIsolated {
            closures.measure(
                orientation == GTK_ORIENTATION_HORIZONTAL ? .horizontal : .vertical, size < 0 ? nil : Int(size))
        }
        return ShimRequest(least: Int32(clamping: request.least), natural: Int32(clamping: request.natural))
    }

private let allocateTrampoline:
    Trampoline<
        @convention(c) (UnsafeMutablePointer<GtkWidget>?, Int32, Int32, gpointer?) -> Void, CustomLayout.Closures
    > = Trampoline { widget, width, height, data in
        let closures = allocateTrampoline.handler(behind: data)
        let isMirrored = gtk_widget_get_direction(widget) == GTK_TEXT_DIR_RTL
        // GTK allocates on the main thread only.
        MainActor.assumeIsolated {
            closures.allocate(LayoutRoom(width: Int(width), height: Int(height), isMirrored: isMirrored))
        }
    }
