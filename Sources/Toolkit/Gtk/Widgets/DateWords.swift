/// The words of dates, within which no line ends.
@MainActor
public enum DateWords {
    /// The names of months as they stand beside the number of a day, such as "November"; applies to texts shown afterwards.
    public static var months: Set<String> {
        get {
            if let named { return named }
            let words = name()
            named = words
            return words
        }
        set { named = newValue }
    }

    /// Takes the names from a closure, which is called when a text is shown that may have one: most first frames have none,
    /// and twenty-four dates are formatted for them.
    public static func find(_ months: @escaping @MainActor () -> Set<String>) { (name, named) = (months, nil) }

    private static var named: Set<String>?
    private static var name: @MainActor () -> Set<String> = { [] }
}
