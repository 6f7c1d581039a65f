internal import CIntl
public import Foundation

/// The catalogues of glibc's gettext, `<folder>/<language>/LC_MESSAGES/fairweather.mo`.
///
/// While none is open, gettext gives every text back as it is, without a copy and without looking at the disk.
public struct GettextCatalogue: TextCatalogue {
    /// The texts of the language the process's `LC_MESSAGES` names.
    public init() {}

    /// Tells gettext where the catalogues lie, and takes the language from the environment (`LANGUAGE`, `LC_ALL`, `LC_MESSAGES`, `LANG`).
    ///
    /// To be called once, before a second thread reads a text.
    public static func open(_ folder: URL) {
        setlocale(LC_MESSAGES, "")
        bindtextdomain(pointer(domain), folder.path)
        bind_textdomain_codeset(pointer(domain), "UTF-8")
    }

    /// The text, from the open catalogue.
    public func text(_ english: StaticString, context: StaticString?) -> String {
        // gettext answers the empty text with the catalogue's header.
        guard english.utf8CodeUnitCount > 0 else { return "" }
        guard let context else {
            return dgettext(Self.pointer(Self.domain), Self.pointer(english)).map { String(cString: $0) }
                ?? "\(english)"
        }
        let key = "\(context)\u{4}\(english)"
        // What gettext does not know it gives back as the very pointer it was given.
        let found = key.withCString { key in dgettext(Self.pointer(Self.domain), key).map { String(cString: $0) } }
        return found == key ? "\(english)" : found ?? "\(english)"
    }

    /// The form for the number, from the open catalogue.
    public func text(one: StaticString, other: StaticString, count: Int) -> String {
        let found = dngettext(
            Self.pointer(Self.domain), Self.pointer(one), Self.pointer(other), UInt(count.magnitude))
        return found.map { String(cString: $0) } ?? "\(count.magnitude == 1 ? one : other)"
    }

    private static let domain: StaticString = "fairweather"

    /// A literal ends with a zero byte and lives as long as the process.
    private static func pointer(_ text: StaticString) -> UnsafePointer<CChar> {
        UnsafeRawPointer(text.utf8Start).assumingMemoryBound(to: CChar.self)
    }
}
