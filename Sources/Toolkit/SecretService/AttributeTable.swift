internal import CSecret

/// Attributes as a GLib hash table, for the duration of a call.
final class AttributeTable {
    let raw: OpaquePointer?

    init(_ attributes: [String: String]) {
        raw = g_hash_table_new_full(g_str_hash, g_str_equal, g_free, g_free)
        for (name, value) in attributes { g_hash_table_insert(raw, g_strdup(name), g_strdup(value)) }
    }

    deinit {
        g_hash_table_unref(raw)
    }
}
