internal import CGtk

/// A GVariant, a value in a message on the bus.
final class Variant {
    let raw: OpaquePointer

    /// Takes over a reference.
    init(adopting raw: OpaquePointer) {
        self.raw = raw
    }

    /// Adds a reference; a floating one is sunk.
    init(retaining raw: OpaquePointer) {
        self.raw = g_variant_ref_sink(raw)
    }

    deinit {
        g_variant_unref(raw)
    }

    /// The type string, such as "(sa{sv})".
    var type: String { String(cString: g_variant_get_type_string(raw)) }

    /// The elements of an array, a tuple or a dictionary entry; empty for other types.
    var children: [Variant] {
        guard g_variant_is_container(raw) != 0 else { return [] }
        return (0..<g_variant_n_children(raw)).compactMap {
            g_variant_get_child_value(raw, $0).map(Variant.init(adopting:))
        }
    }

    /// The string; nil for other types.
    var text: String? {
        type == "s" ? g_variant_get_string(raw, nil).map { String(cString: $0) } : nil
    }

    /// The object path; nil for other types.
    var path: String? {
        type == "o" ? g_variant_get_string(raw, nil).map { String(cString: $0) } : nil
    }

    /// The floating-point number; nil for other types.
    var real: Double? { type == "d" ? g_variant_get_double(raw) : nil }

    /// The values of a dictionary with strings as keys, without the variants that wrap them; empty for other types.
    var entries: [String: Variant] {
        children.reduce(into: [:]) { entries, entry in
            if let key = entry.children.first?.text { entries[key] = entry.children.last?.unwrapped }
        }
    }

    /// The unsigned 32-bit number; nil for other types.
    var number: UInt32? { type == "u" ? g_variant_get_uint32(raw) : nil }

    /// The Boolean value; nil for other types.
    var flag: Bool? { type == "b" ? g_variant_get_boolean(raw) != 0 : nil }

    /// The value inside any variants that wrap it.
    var unwrapped: Variant { type == "v" ? children.first?.unwrapped ?? self : self }
}
