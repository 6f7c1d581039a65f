internal import CGtk
internal import CGtkShims

/// A slider without a picture, to be laid over a drawing that shows its value: the keyboard and assistive tools use it, the
/// pointer goes through it to the drawing.
///
/// GTK tells assistive tools the value of its own ranges alone (before 4.10 by their type, then by an interface that it keeps to
/// itself), whatever role and values another widget has. So the value is the number itself that is chosen, in the reader's unit.
@MainActor
public final class SliderStop: Widget {
    private let origin = InputOrigin()
    private let scale = SliderScale()

    /// - Parameter name: The accessible name.
    public convenience init(name: String) {
        self.init(new: gtk_scale_new(GTK_ORIENTATION_HORIZONTAL, nil))
        gtk_scale_set_draw_value(pointer(), 0)
        // The bus is told of a new value with the words that are there then.
        styled("slider-stop").leftToRight().ignoringPointer().setAccessibleName(name)
        Signal.connect(self, "change-value", moveTrampoline) { [raw, scale] move, number in
            let range = raw.assumingMemoryBound(to: GtkRange.self)
            gtk_range_set_value(range, scale.number(after: move, to: number, from: gtk_range_get_value(range)))
            return true
        }
    }

    /// Shows a number from 0 to the highest, and the same in words; without calling the handler.
    ///
    /// - Parameters:
    ///   - isSilent: Whether the words are only there to be asked for, and not told by themselves.
    ///   - page: How far Page Up and Page Down go.
    public func show(_ number: Int, of highest: Int, words: String, isSilent: Bool = false, page: Int = 6) {
        show(number, of: (0...max(1, highest)).map(Double.init), words: words, isSilent: isSilent, page: page)
    }

    /// Shows the number at a position among several in ascending order, which may lie unevenly; without calling the handler.
    ///
    /// - Parameters:
    ///   - isSilent: Whether the words are only there to be asked for, and not told by themselves.
    ///   - page: The count of numbers that Page Up and Page Down go over.
    public func show(_ position: Int, of numbers: [Double], words: String, isSilent: Bool = false, page: Int = 6) {
        guard let first = numbers.first, let last = numbers.last, numbers.indices.contains(position) else { return }
        shim_accessible_set_value_text(opaque, words.displayable, isSilent ? 0 : 1)
        (scale.numbers, scale.page) = (numbers, page)
        origin.set {
            gtk_range_set_range(pointer(), first, last)
            gtk_range_set_value(pointer(), numbers[position])
        }
    }

    /// Calls the handler with the position of the number that the user, or an assistive tool, has set.
    @discardableResult
    public func onChange(_ handler: @escaping @MainActor (Int) -> Void) -> SignalConnection {
        Signal.connect(self, "value-changed") { [raw, origin, scale] in
            guard !origin.isProgram else { return }
            handler(scale.position(nearestTo: gtk_range_get_value(raw.assumingMemoryBound(to: GtkRange.self))))
        }
    }
}

/// The numbers that a slider can stand at, in ascending order.
@MainActor
private final class SliderScale {
    var numbers = [0.0, 1]
    /// The count of numbers that Page Up and Page Down go over.
    var page = 6

    func position(nearestTo number: Double) -> Int {
        numbers.indices.min { abs(numbers[$0] - number) < abs(numbers[$1] - number) } ?? 0
    }

    /// Returns the number that a key leads to, or else the nearest to one that was set.
    func number(after move: GtkScrollType, to number: Double, from former: Double) -> Double {
        let (present, last) = (position(nearestTo: former), numbers.count - 1)
        let position =
            switch move {
            case GTK_SCROLL_STEP_BACKWARD: present - 1
            case GTK_SCROLL_STEP_FORWARD: present + 1
            case GTK_SCROLL_PAGE_BACKWARD: present - page
            case GTK_SCROLL_PAGE_FORWARD: present + page
            case GTK_SCROLL_START: 0
            case GTK_SCROLL_END: last
            default: self.position(nearestTo: number)
            }
        return numbers[min(max(position, 0), last)]
    }
}

private let moveTrampoline:
    Trampoline<
        @convention(c) (gpointer, GtkScrollType, Double, gpointer) -> gboolean,
        @MainActor (GtkScrollType, Double) -> Bool
    > = Trampoline { _, move, number, data in
        let handler = moveTrampoline.handler(behind: data)
        return MainActor.assumeIsolated { handler(move, number) } ? 1 : 0
    }
