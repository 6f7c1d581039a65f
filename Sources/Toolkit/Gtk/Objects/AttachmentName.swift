internal import CGtk

/// GLib's quarks for attachments, one for each key.
@MainActor
enum AttachmentName {
    private static var quarks: [ObjectIdentifier: GQuark] = [:]

    static func of(_ key: any AttachmentKey.Type) -> GQuark {
        let identity = ObjectIdentifier(key)
        if let quark = quarks[identity] { return quark }
        // The name of the type is only for debugging; local types may share it, but not the number.
        let quark = g_quark_from_string("swift-\(quarks.count)-\(key)")
        quarks[identity] = quark
        return quark
    }
}
