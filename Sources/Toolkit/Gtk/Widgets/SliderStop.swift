internal import CGtk
internal import CGtkShims

/// A slider without a picture, to be laid over a drawing that shows its value: the keyboard and assistive tools use it, the
/// pointer goes through it to the drawing.
///
/// GTK tells assistive tools the value of its own ranges alone (before 4.10 by their type, then by an interface that it keeps to
/// itself), whatever role and values another widget has.
@MainActor
public final class SliderStop: Widget {
    private let origin = InputOrigin()

    /// - Parameter name: The accessible name.
    public convenience init(name: String) {
        self.init(new: gtk_scale_new(GTK_ORIENTATION_HORIZONTAL, nil))
        gtk_scale_set_draw_value(pointer(), 0)
        gtk_range_set_round_digits(pointer(), 0)
        // The bus is told of a new value with the words that are there then.
        styled("slider-stop").leftToRight().ignoringPointer().setAccessibleName(name)
    }

    /// Shows a number from 0 to the highest, and the same in words; without calling the handler.
    ///
    /// - Parameters:
    ///   - isSilent: Whether the words are only there to be asked for, and not told by themselves.
    ///   - page: How far Page Up and Page Down go.
    public func show(_ number: Int, of highest: Int, words: String, isSilent: Bool = false, page: Int = 6) {
        shim_accessible_set_value_text(opaque, words.displayable, isSilent ? 0 : 1)
        origin.set {
            gtk_range_set_range(pointer(), 0, Double(max(1, highest)))
            gtk_range_set_increments(pointer(), 1, Double(page))
            gtk_range_set_value(pointer(), Double(number))
        }
    }

    /// Calls the handler with the number that the user, or an assistive tool, has set.
    @discardableResult
    public func onChange(_ handler: @escaping @MainActor (Int) -> Void) -> SignalConnection {
        Signal.connect(self, "value-changed") { [raw, origin] in
            guard !origin.isProgram else { return }
            let range = raw.assumingMemoryBound(to: GtkRange.self)
            handler(Int(gtk_range_get_value(range).rounded()))
        }
    }
}
