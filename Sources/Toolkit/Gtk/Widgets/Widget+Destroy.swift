extension Widget {
    /// Calls the handler when the widget is destroyed, such as with its window.
    public func onDestroy(_ handler: @escaping @MainActor () -> Void) {
        Signal.connect(self, "destroy", handler)
    }
}
