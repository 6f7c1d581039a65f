/// The language of all texts.
public enum Wording {
    /// The translations that `tr` uses; tests replace them by `$catalogue.withValue`.
    @TaskLocal public static var catalogue: any TextCatalogue = GettextCatalogue()
}
