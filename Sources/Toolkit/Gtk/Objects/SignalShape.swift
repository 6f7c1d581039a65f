internal import CGtk

/// How many arguments a signal's handlers get, and whether they return something; read from GLib for a signal, and from
/// its type for a C callback.
struct SignalShape: Equatable {
    /// With the object before, and the handler's own data behind the signal's own.
    let arguments: Int
    let isReturning: Bool

    /// - Parameter signal: A signal's number.
    init(of signal: guint) {
        var query = GSignalQuery()
        g_signal_query(signal, &query)
        arguments = Int(query.n_params) + 2
        // 1 is the fundamental number of nothing; the lowest bit is a flag beside the type.
        isReturning = query.return_type & ~1 != 1 << 2
    }

    /// - Parameter callback: A type of C functions, whose name Swift writes as "@convention(c) (A, B) -> ()".
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
