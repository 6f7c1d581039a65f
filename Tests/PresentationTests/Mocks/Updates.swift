import Refreshing

/// What a coordinator delivered, in order.
@MainActor
final class Updates {
    var all: [RefreshUpdate] = []
}
