internal import Gtk

/// Lets what a page says come into view when it is another place's, and the sky change its colours meanwhile.
@MainActor
final class PageFade {
    /// The time in milliseconds in which one sky gives way to another.
    static let skyTime = 240.0
    private static let contentTime = 160.0

    private let widgets: [Widget]
    private let animation: Animation

    /// - Parameters:
    ///   - widgets: What comes into view.
    ///   - page: The widget that they lie in, which outlives the fade.
    init(_ widgets: [Widget], on page: Widget) {
        self.widgets = widgets
        animation = Animation(of: page)
    }

    /// Begins with nothing in view.
    func run() {
        animation.run(milliseconds: Self.contentTime) { [weak self] share in
            for widget in self?.widgets ?? [] { widget.opacity = share }
        }
    }
}
