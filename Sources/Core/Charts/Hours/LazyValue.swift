import Synchronization

/// A value that is made when it is first read, as most texts of most hours never are.
final class LazyValue<Value: Sendable & Hashable>: Sendable, Hashable {
    private let made: Mutex<Value?>
    private let make: @Sendable () -> Value

    /// - Parameter make: Called once, or more than once where several threads are the first.
    init(_ make: @escaping @Sendable () -> Value) {
        made = Mutex(nil)
        self.make = make
    }

    /// Takes a value that is there.
    init(known value: Value) {
        made = Mutex(value)
        make = { value }
    }

    /// The value.
    var value: Value {
        if let known = made.withLock({ $0 }) { return known }
        let value = make()
        made.withLock { $0 = value }
        return value
    }

    static func == (one: LazyValue, other: LazyValue) -> Bool { one === other || one.value == other.value }

    func hash(into hasher: inout Hasher) { hasher.combine(value) }
}
