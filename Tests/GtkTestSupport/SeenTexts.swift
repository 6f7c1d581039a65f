import CGtk
import CGtkTestShims
@testable public import Gtk

/// All texts of a window, dialog or popover, measured on its picture: once with them and once without.
@MainActor
public struct SeenTexts {
    /// Those of which something is seen, or would be if nothing cut it.
    public let all: [SeenText]
    /// Pairs whose letters lie on each other.
    public let touching: [(SeenText, SeenText)]
    /// Shortened labels whose whole words no tooltip and no name around them tells.
    public let lost: [String]

    /// Whether texts can be told from what lies under them: among the nodes that GTK 4.8 makes of a window.
    public static var areRead: Bool { gtk_get_major_version() == 4 && gtk_get_minor_version() < 10 }
    /// What a test says that is skipped as they cannot.
    public static let notRead = "the texts of a picture are read as GTK 4.8 paints them"

    /// Paints the window that the root belongs to as it is, and once more without the texts of charts.
    ///
    /// - Parameter file: Where the picture is kept; nil for nowhere.
    public init(of root: Widget, in window: Window, keepingPictureAs file: String? = nil) {
        Self.moveCarets(in: root)
        var count: Int32 = -1
        // What is still on its way arrives while it is painted.
        for _ in 0..<20 where count < 0 {
            _ = GtkTesting.paint(window)
            test_texts_begin(root.widget)
            test_mute_drawn_texts(1)
            Self.paintAnew(window)
            count = test_texts_end(root.widget)
            test_mute_drawn_texts(0)
            Self.discardDrawings()
        }
        let texts = (0..<max(0, count)).map { SeenText(test_text(UInt32($0)).pointee) }
        var pairs: [(SeenText, SeenText)] = []
        for one in texts.indices {
            for other in texts.indices.dropFirst(one + 1)
            where test_texts_touch(UInt32(one), UInt32(other)) != 0 && !texts[one].isChosen(as: texts[other]) {
                pairs.append((texts[one], texts[other]))
            }
        }
        if let file { _ = test_texts_save(file) }
        all = texts.indices.filter { index in
            !texts[(index + 1)...].contains { texts[index].isChosen(as: $0) }
        }.map { texts[$0] }
        (touching, lost) = (pairs, Self.lost(in: root))
    }

    /// Puts carets behind what is typed, as they may stand in a letter.
    private static func moveCarets(in root: Widget) {
        WidgetTree.visit(root.widget) { widget in
            let field = OpaquePointer(widget)
            guard WidgetTree.name(of: widget) == "GtkText", gtk_editable_get_selection_bounds(field, nil, nil) == 0
            else { return }
            gtk_editable_set_position(field, -1)
        }
    }

    private static func paintAnew(_ window: Window) {
        discardDrawings()
        var isPainted = false
        window.afterPaint(count: 1) { isPainted = true }
        _ = GtkTesting.pump(until: { isPainted })
    }

    private static func discardDrawings() {
        KeptPicture.era += 1
        for window in WidgetTree.topLevels() {
            WidgetTree.visit(window.widget) {
                if WidgetTree.name(of: $0) == "GtkDrawingArea" { gtk_widget_queue_draw($0) }
            }
        }
    }

    private static func lost(in root: Widget) -> [String] {
        var found: [String] = []
        WidgetTree.visit(root.widget) { widget in
            guard WidgetTree.name(of: widget) == "GtkLabel", gtk_widget_get_mapped(widget) != 0,
                gtk_widget_has_css_class(widget, "announcement") == 0,
                pango_layout_is_ellipsized(gtk_label_get_layout(OpaquePointer(widget))) != 0
            else { return }
            let words = String(cString: gtk_label_get_text(OpaquePointer(widget)))
            let around = sequence(first: widget) { gtk_widget_get_parent($0) }
            // A pointer that it ignores shows no tooltip of it.
            let isTold =
                gtk_widget_get_can_target(widget) != 0
                && around.contains { around in
                    let told =
                        gtk_widget_get_tooltip_text(around).map { String(cString: $0) } ?? Widget.hint(of: around)
                    return told?.contains(words) ?? false
                }
            if !isTold { found.append("“\(words)” of \(WidgetTree.path(to: widget))") }
        }
        return found
    }
}
