public import Charts

/// The form of a rule: what it is about as it is written, before it is saved.
public struct RuleForm: Sendable, Hashable {
    /// What is chosen from a list.
    public enum Field: Sendable, Hashable, CaseIterable {
        case quantity, comparison, place, scope, from, until, days, toldFrom, quiet, quietFrom, quietUntil
    }

    /// The fields that stand beside each other, below the name; the threshold follows the condition.
    public static let lines: [(title: Field, fields: [Field])] = [
        (.comparison, [.quantity, .comparison]), (.place, [.place, .scope, .from, .until, .days]),
        (.toldFrom, [.toldFrom]), (.quiet, [.quiet, .quietFrom, .quietUntil]),
    ]

    /// The choices of a field.
    public struct Choice: Sendable, Hashable {
        /// The field.
        public let field: Field
        /// The texts to choose of.
        public let choices: [String]
        /// The position of the present one.
        public let selected: Int
    }

    /// The name that the rule is saved under; nil for a new one.
    public let id: String?
    /// The title: "New rule", or the name of the rule.
    public let title: String
    /// The name as it is written.
    public let name: String
    /// What stands in the field of the name while it is empty, which is then its name.
    public let usualName: String
    /// The threshold as it is written, in the reader's units.
    public let threshold: String
    /// Its unit, such as "km/h"; empty for a number without one.
    public let unit: String
    /// The fields that the rule has, in order.
    public let choices: [Choice]
    /// What the rule says: "Gusts over 60 km/h · next 24 hours · Hamburg".
    public let words: String
    /// The same for a screen reader: "Gusts over 60 kilometres an hour, next 24 hours, Hamburg".
    public let spokenWords: String
    /// Why it could not be saved; nil where nothing is wrong.
    public let problem: String?
    /// Whether that is about the name, rather than the threshold.
    public let isNameRefused: Bool
    /// What it would have told in the last 14 days; nil until that is known.
    public let trialText: String?
    /// The same for a screen reader.
    public let spokenTrialText: String?
    /// The values of these days; nil until they are known, and where there are none.
    public let picture: RuleTrialPicture?
    /// The label of the button that sets the threshold by which less would be told; nil for none.
    public let suggestion: String?
    /// The same for a screen reader: "Use 75 kilometres an hour".
    public let spokenSuggestion: String?

    /// Takes texts as they are shown and as they are spoken; nil where they are spoken as they are shown.
    public init(
        id: String?, title: String, name: String, usualName: String, threshold: String, unit: String = "",
        choices: [Choice], words: String, problem: String?, isNameRefused: Bool = false, trialText: String?,
        picture: RuleTrialPicture?, suggestion: String?, spokenWords: String? = nil,
        spokenTrialText: String? = nil, spokenSuggestion: String? = nil
    ) {
        (self.id, self.title, self.name, self.usualName) = (id, title, name, usualName)
        (self.threshold, self.unit, self.choices) = (threshold, unit, choices)
        (self.words, self.problem) = (words, problem)
        (self.trialText, self.picture, self.suggestion) = (trialText, picture, suggestion)
        self.isNameRefused = isNameRefused
        (self.spokenWords, self.spokenTrialText) = (spokenWords ?? words, spokenTrialText ?? trialText)
        self.spokenSuggestion = spokenSuggestion ?? suggestion
    }
}

extension RuleForm.Choice {
    /// Takes texts as they are shown.
    public init(_ field: RuleForm.Field, _ choices: [String], selected: Int) {
        (self.field, self.choices, self.selected) = (field, choices, selected)
    }
}
