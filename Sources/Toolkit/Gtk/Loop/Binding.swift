internal import Observation

/// Keeps a part of a view up to date: renders it now and again whenever an observed value it reads has changed.
///
/// Several changes in one turn of the main loop cause a single rendering. The closure should read all properties first,
/// then write widgets, and capture the view weakly. The binding ends when it is released.
@MainActor
public final class Binding {
    private let render: @MainActor () -> Void
    private let finish: @MainActor () -> Void

    /// Makes a binding and renders once before it returns.
    public convenience init(_ render: @escaping @MainActor () -> Void) {
        self.init(render: render, finish: {})
    }

    /// Makes a binding that renders only when what is read has changed, whatever else is looked at in writing.
    public convenience init<Value>(
        reading read: @escaping @MainActor () -> Value, writing write: @escaping @MainActor (Value) -> Void
    ) {
        var latest: Value?
        self.init(render: { latest = read() }, finish: { if let value = latest { write(value) } })
    }

    private init(render: @escaping @MainActor () -> Void, finish: @escaping @MainActor () -> Void) {
        (self.render, self.finish) = (render, finish)
        track()
    }

    private func track() {
        withObservationTracking {
            render()
        } onChange: { [weak self] in
            // This is called before the value changes, on any thread, so the value is read in a later turn.
            Task { @MainActor in self?.track() }
        }
        finish()
    }
}
