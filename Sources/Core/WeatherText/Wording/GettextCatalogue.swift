internal import CIntl
public import Foundation

/// The translations by glibc's gettext, in `<folder>/<language>/LC_MESSAGES/fairweather.mo`.
///
/// Without a catalogue, gettext returns every text unchanged, without a copy and without access to the disk.
public struct GettextCatalogue: TextCatalogue {
    /// Makes the catalogue of the language in the process's `LC_MESSAGES`.
    public init() {}

    /// Sets the folder of the catalogues and takes the language from the environment (`LANGUAGE`, `LC_ALL`,
    /// `LC_MESSAGES`, `LANG`).
    ///
    /// To be called once, before a second thread translates a text.
    public static func open(_ folder: URL) {
        setlocale(LC_MESSAGES, "")
        bindtextdomain(pointer(domain), folder.path)
        bind_textdomain_codeset(pointer(domain), "UTF-8")
    }

    /// Returns the translated text.
    public func text(_ english: StaticString, context: StaticString?) -> String {
        // For an empty text, gettext returns the header of the catalogue.
        guard english.utf8CodeUnitCount > 0 else { return "" }
        guard let context else {
            return dgettext(Self.pointer(Self.domain), Self.pointer(english)).map { String(cString: $0) }
                ?? "\(english)"
        }
        let key = "\(context)\u{4}\(english)"
        // For an unknown text, gettext returns the pointer it was given.
        let found = key.withCString { key in dgettext(Self.pointer(Self.domain), key).map { String(cString: $0) } }
        return found == key ? "\(english)" : found ?? "\(english)"
    }

    /// Returns the translated form for the number.
    public func text(one: StaticString, other: StaticString, count: Int) -> String {
        let found = dngettext(
            Self.pointer(Self.domain), Self.pointer(one), Self.pointer(other), UInt(count.magnitude))
        return found.map { String(cString: $0) } ?? "\(count.magnitude == 1 ? one : other)"
    }

    /// The language that the header of the catalogue names; nil without a catalogue.
    public var language: String? {
        let empty: StaticString = ""
        let header = dgettext(Self.pointer(Self.domain), Self.pointer(empty)).map { String(cString: $0) } ?? ""
        return header.split(separator: "\n").first { $0.hasPrefix("Language: ") }.map { String($0.dropFirst(10)) }
    }

    private static let domain: StaticString = "fairweather"

    /// Returns the pointer of a literal, which ends with a zero byte and lives as long as the process.
    private static func pointer(_ text: StaticString) -> UnsafePointer<CChar> {
        UnsafeRawPointer(text.utf8Start).assumingMemoryBound(to: CChar.self)
    }
}
