/// The language of all words.
public enum Wording {
    /// What `tr` asks; another one holds within `$catalogue.withValue`, for the pseudo-language of tests.
    @TaskLocal public static var catalogue: any TextCatalogue = GettextCatalogue()
}
