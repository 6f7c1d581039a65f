/// The body of a GTK test: XCTest runs synchronous tests on the real main thread, but cannot call main-actor methods.
public func onMain<Result: Sendable>(_ body: @MainActor () throws -> Result) rethrows -> Result {
    try MainActor.assumeIsolated(body)
}
