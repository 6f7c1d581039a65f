import WeatherStore
import WeatherText

/// The fixed texts of the form of a rule.
public enum RuleFormWords {
    /// The button that opens the form for a new rule.
    public static var add: String { tr("Add a rule") }
    /// The field of the rule's name.
    public static var name: String { tr("Name", context: "of a rule") }
    /// The letters that a name may have.
    public static var nameLength: Int { Activity.nameLength }
    /// The field of the threshold.
    public static var threshold: String { tr("Threshold") }
    /// The button that saves the rule.
    public static var save: String { tr("Save") }
    /// The button that deletes it.
    public static var delete: String { tr("Delete this rule") }
    /// The words before, between and after the fields of two times: "between", "and" and nothing.
    public static var spanWords: [String] {
        let mark = "\u{1F}"
        return tr("between {start} and {end}", context: "times of day", ["start": mark, "end": mark])
            .components(separatedBy: mark).map(\.trimmed)
    }
    /// Returns the accessible name of the button that opens the form of a rule.
    public static func change(_ rule: String) -> String { tr("Change the rule: {name}", ["name": rule]) }

    /// Returns the name of a field.
    public static func title(_ field: RuleForm.Field) -> String {
        switch field {
        case .quantity: tr("Quantity")
        case .comparison: tr("Condition", context: "of a rule")
        case .place: tr("Place")
        case .scope: tr("Hours that count")
        case .from: tr("Beginning", context: "time of day")
        case .until: tr("End", context: "time of day")
        case .days: tr("Days of the week")
        case .toldFrom: tr("Told from")
        case .quiet: tr("Quiet hours")
        case .quietFrom: tr("Beginning of the quiet hours")
        case .quietUntil: tr("End of the quiet hours")
        }
    }
}
