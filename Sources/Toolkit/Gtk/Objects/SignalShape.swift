internal import CGtk

/// The number of arguments of a signal's handlers, and whether they return a value, from GLib for a signal and from the
/// type of a C callback.
struct SignalShape: Equatable {
    /// The number of arguments, including the object at the beginning and the user data at the end.
    let arguments: Int
    let isReturning: Bool

    /// - Parameter signal: The signal id.
    init(of signal: guint) {
        var query = GSignalQuery()
        g_signal_query(signal, &query)
        arguments = Int(query.n_params) + 2
        // 1 is the fundamental number of void; the lowest bit is a flag.
        isReturning = query.return_type & ~1 != 1 << 2
    }

    /// - Parameter callback: The type of a C function, whose name in Swift is "@convention(c) (A, B) -> ()".
    init<Callback>(of callback: Callback.Type) {
        let name = "\(callback)"
        let types = name.drop { $0 != " " }.drop { $0 != "(" }.dropFirst()
        var (depth, commas) = (0, 0)
        let list = types.prefix { character in
            if character == "(" || character == "<" { depth += 1 }
            if character == ")" || character == ">" { depth -= 1 }
            if character == ",", depth == 0 { commas += 1 }
            return depth >= 0
        }
        arguments = list.isEmpty ? 0 : commas + 1
        isReturning = !name.hasSuffix("-> ()")
    }
}
