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

extension Variant {
    /// The strings of an array; empty for other types.
    var texts: [String] { children.compactMap(\.text) }

    /// Makes a string.
    static func text(_ text: String) -> Variant { Variant(retaining: g_variant_new_string(text)) }

    /// Makes an object path, which must be a valid one.
    static func path(_ path: String) -> Variant { Variant(retaining: g_variant_new_object_path(path)) }

    /// Makes an unsigned 32-bit number.
    static func number(_ number: UInt32) -> Variant { Variant(retaining: g_variant_new_uint32(number)) }

    /// Makes a Boolean value.
    static func flag(_ flag: Bool) -> Variant { Variant(retaining: g_variant_new_boolean(flag ? 1 : 0)) }

    /// Makes an array of strings.
    static func texts(_ texts: [String]) -> Variant { array(of: "s", texts.map(text)) }

    /// Makes an array, whose elements' type is given as it may be empty.
    static func array(of type: String, _ elements: [Variant]) -> Variant {
        let elementType = g_variant_type_new(type)
        defer { g_variant_type_free(elementType) }
        var raw = elements.map { Optional($0.raw) }
        return withExtendedLifetime(elements) {
            Variant(retaining: g_variant_new_array(elementType, &raw, gsize(raw.count)))
        }
    }

    /// Makes a dictionary of the type "a{sv}".
    static func dictionary(_ values: [String: Variant]) -> Variant {
        let entries = values.map { key, value in
            Variant(retaining: g_variant_new_dict_entry(g_variant_new_string(key), g_variant_new_variant(value.raw)))
        }
        return array(of: "{sv}", entries)
    }

    /// Makes a tuple.
    static func tuple(_ values: [Variant]) -> Variant {
        var raw = values.map { Optional($0.raw) }
        return withExtendedLifetime(values) { Variant(retaining: g_variant_new_tuple(&raw, gsize(raw.count))) }
    }
}
