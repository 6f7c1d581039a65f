internal import CSecret

/// A schema in libsecret's form, for the duration of a call.
final class SecretSchemaHandle {
    let raw: UnsafeMutablePointer<SecretSchema>

    init(_ name: String, _ attributeNames: [String]) {
        let types = g_hash_table_new_full(g_str_hash, g_str_equal, g_free, nil)
        // The type of strings is 0, which is a null pointer.
        for name in attributeNames { g_hash_table_insert(types, g_strdup(name), nil) }
        raw = secret_schema_newv(name, SECRET_SCHEMA_NONE, types)
        g_hash_table_unref(types)
    }

    deinit {
        secret_schema_unref(raw)
    }
}
