internal import CSecret

/// A schema as C wants it, for as long as a call takes.
final class SecretSchemaHandle {
    let raw: UnsafeMutablePointer<SecretSchema>

    init(_ name: String, _ attributeNames: [String]) {
        let types = g_hash_table_new_full(g_str_hash, g_str_equal, g_free, nil)
        // Strings are 0, which as a pointer is nil.
        for name in attributeNames { g_hash_table_insert(types, g_strdup(name), nil) }
        raw = secret_schema_newv(name, SECRET_SCHEMA_NONE, types)
        g_hash_table_unref(types)
    }

    deinit {
        secret_schema_unref(raw)
    }
}
