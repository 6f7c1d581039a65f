internal import CGtk

/// A value as it comes over a message bus.
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

    /// "(sa{sv})".
    var type: String { String(cString: g_variant_get_type_string(raw)) }

    /// The elements of an array, a tuple or an entry of a dictionary; empty for anything else.
    var children: [Variant] {
        guard g_variant_is_container(raw) != 0 else { return [] }
        return (0..<g_variant_n_children(raw)).compactMap {
            g_variant_get_child_value(raw, $0).map(Variant.init(adopting:))
        }
    }

    /// Nil unless it is a string.
    var text: String? {
        type == "s" ? g_variant_get_string(raw, nil).map { String(cString: $0) } : nil
    }

    /// Nil unless it is a whole number of 32 bits without a sign.
    var number: UInt32? { type == "u" ? g_variant_get_uint32(raw) : nil }

    /// Nil unless it is true or false.
    var flag: Bool? { type == "b" ? g_variant_get_boolean(raw) != 0 : nil }

    /// Without the variants around it.
    var unwrapped: Variant { type == "v" ? children.first?.unwrapped ?? self : self }
}
