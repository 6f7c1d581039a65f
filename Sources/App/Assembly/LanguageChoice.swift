import Foundation
import WeatherStore
public import WeatherText

/// The language of a run: that of the option `--language`, else that of the settings, else that of the environment.
public struct LanguageChoice: Sendable {
    /// The name of the option, which is taken wherever it stands.
    public static let option = "--language"

    /// The translations.
    public let catalogue: any TextCatalogue
    /// The arguments without the option.
    public let arguments: [String]
    /// The gettext name of the language that the reader chose for this program; nil for the desktop's.
    public let chosen: String?
    /// The message that the option names no language with translations; nil if it does.
    public let refusal: String?

    /// Reads the settings for their language.
    ///
    /// - Parameter folder: The folder of the translations; nil to keep the present language.
    public init(arguments: [String], environment: [String: String], folder: CatalogueFolder?) {
        let option: String?
        (option, self.arguments) = Self.taken(from: arguments)
        let settings = (try? DataFolders(environment: environment)).map { SettingsFile($0.settingsFile).glance() }
        let order = LanguageOrder(chosen: [option, settings?.language], environment: environment)
        let catalogue = folder?.catalogue(for: order, environment: environment) ?? Wording.catalogue
        let isKnown = option.map { folder?.speaks($0) ?? false } ?? true
        self.catalogue = catalogue
        chosen = option == nil && settings?.language == nil ? nil : catalogue.language
        refusal = isKnown ? nil : Self.refusal(of: option ?? "", folder)
    }

    /// Returns the last value of the option, and the arguments without it.
    private static func taken(from arguments: [String]) -> (String?, [String]) {
        var (option, others): (String?, [String]) = (nil, [])
        var rest = arguments[...]
        while let argument = rest.popFirst() {
            if argument == "--" { return (option, others + [argument] + rest) }
            if argument == Self.option, let value = rest.first {
                option = value
                rest.removeFirst()
            } else if argument.hasPrefix(Self.option + "=") {
                option = String(argument.dropFirst(Self.option.count + 1))
            } else {
                others.append(argument)
            }
        }
        return (option, others)
    }

    private static func refusal(of language: String, _ folder: CatalogueFolder?) -> String {
        let codes = folder?.languages.map(\.code).sorted() ?? ["en"]
        return tr(
            "There is no translation into “{language}”. Possible values: {languages}.",
            ["language": language, "languages": codes.joined(separator: ", ")])
    }
}
