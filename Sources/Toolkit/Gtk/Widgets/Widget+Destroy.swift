extension Widget {
    /// The widget was told to let go of everything: its window was closed, or it was taken out of it for good.
    public func onDestroy(_ handler: @escaping @MainActor () -> Void) {
        Signal.connect(self, "destroy", handler)
    }
}
