internal import CGtk

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
