internal import Observation

/// Keeps a piece of a view in step with what it reads: renders now, and again after any of it has changed.
///
/// Several changes in one turn of the main loop give one render. In the closure read all properties first, then write
/// widgets, and capture the view weakly. The binding ends when it is released.
@MainActor
public final class Binding {
    private let render: @MainActor () -> Void

    /// Renders once before it returns.
    public init(_ render: @escaping @MainActor () -> Void) {
        self.render = render
        track()
    }

    private func track() {
        withObservationTracking {
            render()
        } onChange: { [weak self] in
            // Called before the value changes and on whatever thread changes it: look again in a later turn.
            Task { @MainActor in self?.track() }
        }
    }
}
