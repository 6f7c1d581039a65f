internal import CGtk

/// GLib's numbers for attachments, one a key.
@MainActor
enum AttachmentName {
    private static var quarks: [ObjectIdentifier: GQuark] = [:]

    static func of(_ key: any AttachmentKey.Type) -> GQuark {
        let identity = ObjectIdentifier(key)
        if let quark = quarks[identity] { return quark }
        // The type's name is for whoever looks at it in a debugger; two local types may share one, numbers are shared by none.
        let quark = g_quark_from_string("swift-\(quarks.count)-\(key)")
        quarks[identity] = quark
        return quark
    }
}
