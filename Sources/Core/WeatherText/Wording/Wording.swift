import Synchronization

/// The language of all texts.
public enum Wording {
    /// The translations that `tr` uses; `$catalogue.withValue` replaces them for a task.
    @TaskLocal public static var catalogue: any TextCatalogue = first.withLock { $0 }

    private static let first = Mutex<any TextCatalogue>(EnglishCatalogue())

    /// Returns a whole number in the digits of the language.
    public static func number(_ count: Int) -> String {
        catalogue.number(count)
    }

    /// Chooses the translations for the whole process; without effect once a text has been asked for.
    public static func begin(_ catalogue: any TextCatalogue) {
        first.withLock { $0 = catalogue }
        assert(self.catalogue.language == catalogue.language, "a text was read before the language was chosen")
    }
}
