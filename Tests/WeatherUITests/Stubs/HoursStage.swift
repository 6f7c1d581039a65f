import CGtk
import Charts
import GtkTestSupport

@testable import Gtk
@testable import WeatherUI

/// The card of the hours on a page that is longer than its window.
@MainActor
final class HoursStage {
    let page = StubPage("Paris")
    let card: HoursCard<StubPage>
    let window = Window(width: 700, height: 400)
    private let scroller: ScrolledWindow

    /// - Parameter now: Hours from the first of a hundred hours.
    init(now: Double = 30.5) {
        page.chart = StubHours.chart(100, now: now)
        card = HoursCard(model: { [page] in page }, window: { nil })
        let column = Container(.vertical, [card.root, Container(.vertical).sized(height: 2000)])
        scroller = ScrolledWindow(.vertical, column).expanding(horizontally: true, vertically: true)
        window.setChild(scroller)
    }

    /// Where the first hour in view begins.
    var start: Double? { card.view.window?.start }

    /// What the eye reads of each hour.
    var words: [String] {
        guard let meteogram = page.chart?.meteogram else { return [] }
        return meteogram.hours.map(meteogram.brief)
    }

    /// How far the page is scrolled down, in pixels.
    var scrolledY: Double {
        gtk_scrolled_window_get_vadjustment(scroller.opaque).map { gtk_adjustment_get_value($0) } ?? 0
    }

    /// Turns the wheel over the hours; false where the display lets nobody do that.
    func turnWheel(_ steps: Int32, withShift: Bool = false) -> Bool {
        var (middle, place) = (graphene_point_t(x: 300, y: 60), graphene_point_t())
        guard !GtkTesting.isOnWayland,
            gtk_widget_compute_point(card.view.area.widget, window.widget, &middle, &place) != 0
        else { return false }
        let (x, y) = (Int(place.x), Int(place.y))
        guard WidgetTree.point(atX: x, y: y, in: window), GtkTesting.pump(until: { isUnderPointer }, limit: 5) else {
            return false
        }
        return WidgetTree.turnWheel(Int(steps), atX: x, y: y, withShift: withShift, in: window)
    }

    /// Moves the real pointer over an hour of a hundred, and clicks there if asked; false where the display lets nobody.
    func point(at hour: Double, clicks: Bool = false) -> Bool {
        guard let view = card.view.window?.view else { return false }
        let layout = MeteogramLayout(width: card.view.area.width)
        var (spot, place) = (graphene_point_t(x: Float(layout.x(hour, in: view)), y: 60), graphene_point_t())
        guard !GtkTesting.isOnWayland,
            gtk_widget_compute_point(card.view.area.widget, window.widget, &spot, &place) != 0
        else { return false }
        return WidgetTree.point(atX: Int(place.x), y: Int(place.y), clicks: clicks, in: window)
            && GtkTesting.pump(until: { isUnderPointer }, limit: 5)
    }

    /// What is read in place of the title once that is so; else what is read in the end.
    func reading(awaiting text: String?) -> String? {
        _ = GtkTesting.pump(until: { card.title.text == text }, limit: 5)
        // What comes after the next frames may change it again.
        _ = GtkTesting.paint(window)
        GtkTesting.settle()
        return card.title.text
    }

    /// Whether the pointer is over the window, and not over one that another test has left above it.
    private var isUnderPointer: Bool {
        let pointer = gdk_seat_get_pointer(gdk_display_get_default_seat(gtk_widget_get_display(window.widget)))
        return gdk_device_get_surface_at_position(pointer, nil, nil) == gtk_native_get_surface(window.opaque)
    }

    isolated deinit {
        window.destroy()
    }
}
