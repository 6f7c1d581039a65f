public import Foundation

/// The folder of the compiled catalogues, `<language>/LC_MESSAGES/fairweather.mo`, all of which are whole.
public struct CatalogueFolder: Sendable, Hashable {
    private let folder: URL

    /// A language whose texts are there.
    public struct Language: Sendable, Hashable {
        /// The gettext name, such as "pt_BR".
        public let code: String
        /// The name in the language itself, such as "Português (Brasil)".
        public let name: String

        /// Makes a language.
        public init(code: String, name: String) {
            (self.code, self.name) = (code, name)
        }
    }

    /// - Parameter folder: The folder, which need not exist.
    public init(_ folder: URL) {
        self.folder = folder
    }

    /// Returns the catalogue of the first language wanted that is there; English if none is.
    ///
    /// - Parameter environment: The variables that name the region, on which the digits depend.
    public func catalogue(for order: LanguageOrder, environment: [String: String]) -> any TextCatalogue {
        for name in order.names where has(name) {
            let digits = Locale(desktop: environment, language: name).ownDigits
            if let found = MoCatalogue(file(name), language: name, digits: digits) { return found }
        }
        return EnglishCatalogue()
    }

    /// Whether the language can be chosen; English always can.
    ///
    /// - Parameter language: The gettext name or BCP 47 tag.
    public func speaks(_ language: String) -> Bool {
        LanguageOrder(chosen: [language, "en"], environment: [:]).names.dropLast().contains(where: has)
            || language.prefix { $0.isLetter }.lowercased() == "en"
    }

    /// The languages that can be chosen, English among them, in alphabetical order of their own names.
    public var languages: [Language] {
        let folders = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        let others = folders.filter(has).compactMap { code -> Language? in
            guard let catalogue = MoCatalogue(file(code), language: code) else { return nil }
            return Language(code: code, name: Wording.$catalogue.withValue(catalogue) { Self.ownName })
        }
        let english = Language(code: "en", name: Wording.$catalogue.withValue(EnglishCatalogue()) { Self.ownName })
        return ([english] + others).sorted { ($0.name, $0.code) < ($1.name, $1.code) }
    }

    private static var ownName: String { tr("English", context: "the name of this language, in this language") }

    private func has(_ name: String) -> Bool {
        FileManager.default.fileExists(atPath: file(name).path)
    }

    private func file(_ name: String) -> URL {
        folder.appending(path: "\(name)/LC_MESSAGES/fairweather.mo")
    }
}
