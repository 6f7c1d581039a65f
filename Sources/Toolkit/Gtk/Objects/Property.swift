internal import CGtk

/// Access to GObject properties for which the oldest supported GTK has no function.
@MainActor
enum Property {
    static func set(_ name: String, _ text: String, on object: Object) {
        set(name, on: object, type: 16) { g_value_set_string($0, text) }
    }

    static func set(_ name: String, _ flag: Bool, on object: Object) {
        set(name, on: object, type: 5) { g_value_set_boolean($0, flag ? 1 : 0) }
    }

    static func set(_ name: String, _ number: Int, on object: Object) {
        set(name, on: object, type: 6) { g_value_set_int($0, gint(number)) }
    }

    static func bool(_ name: String, of object: Object) -> Bool {
        var value = GValue()
        g_value_init(&value, fundamental(5))
        g_object_get_property(object.pointer(), name, &value)
        defer { g_value_unset(&value) }
        return g_value_get_boolean(&value) != 0
    }

    static func int(_ name: String, of object: Object) -> Int {
        var value = GValue()
        g_value_init(&value, fundamental(6))
        g_object_get_property(object.pointer(), name, &value)
        defer { g_value_unset(&value) }
        return Int(g_value_get_int(&value))
    }

    static func string(_ name: String, of object: Object) -> String? {
        var value = GValue()
        g_value_init(&value, fundamental(16))
        g_object_get_property(object.pointer(), name, &value)
        defer { g_value_unset(&value) }
        return g_value_get_string(&value).map { String(cString: $0) }
    }

    private static func set(
        _ name: String, on object: Object, type: GType, _ fill: (UnsafeMutablePointer<GValue>) -> Void
    ) {
        var value = GValue()
        g_value_init(&value, fundamental(type))
        fill(&value)
        g_object_set_property(object.pointer(), name, &value)
        g_value_unset(&value)
    }

    /// Returns the type of a fundamental number, like the macro `G_TYPE_MAKE_FUNDAMENTAL`: 5 is a Boolean, 6 an integer, 16 a string.
    private static func fundamental(_ number: GType) -> GType {
        number << 2
    }
}
