public import WeatherText

/// The content of the preferences, in which each change takes effect at once.
@MainActor
public protocol PreferencesModel: AnyObject {
    /// The type of the list of who was asked what.
    associatedtype Ledger: LedgerModel
    /// The type of the report of what is seen.
    associatedtype Report: ReportModel

    /// The list of who was asked what; nil where nobody is asked.
    var ledger: Ledger? { get }
    /// The report of what is seen; nil where nothing is stored that it could be made of.
    var report: Report? { get }
    /// The pages that have content, in order.
    var pages: [PreferencesPage] { get }
    /// The rows of choices, in the order of the pages.
    var rows: [PreferenceRow] { get }
    /// The sources in the order in which they are asked.
    var sources: [SourceRow] { get }
    /// The part of the weather whose order of sources is shown.
    var orderedPart: PreferenceRow.Control { get }
    /// The sentences about choices of sources that cannot be followed.
    var sourceProblems: [String] { get }
    /// The places, each with whether its warnings are shown.
    var placeSwitches: [PlaceSwitchRow] { get }
    /// The user's rules, each with whether the desktop tells of it.
    var rules: [RuleSwitchRow] { get }
    /// The form of the rule that is written; nil while none is.
    var ruleForm: RuleForm? { get }
    /// The message about a rule that was deleted, with a button to undo it; nil if there is none.
    var ruleUndoOffer: Banner? { get }
    /// How exactly the sources see the places, chosen like the row of coordinates.
    var precision: PrecisionSection { get }
    /// How the sources did at a place; nil where nothing is known of that.
    var scores: ScoreSection? { get }
    /// The sections of the forecast page in order.
    var sections: [SectionRow] { get }
    /// The rows of the sources that need a key.
    var keys: [KeyRow] { get }
    /// The text about what servers are contacted, and when.
    var contacts: String { get }
    /// The message that the last change could not be saved; nil if it could.
    var problem: String? { get }
    /// Whether the order of the sources that is shown differs from the default one.
    var hasOwnOrder: Bool { get }

    /// Looks up the keys when the preferences are opened.
    func open()
    /// Chooses the option at the position; 0 and 1 are off and on.
    func choose(_ position: Int, for row: PreferenceRow.ID)
    /// Moves the source by that many rows down, or up if negative, as far as the list goes.
    func moveSource(_ id: String, by offset: Int)
    /// Shows the order of the sources for the part at the position of `orderedPart`, 0 for all parts.
    func orderPart(_ position: Int)
    /// Switches the source on or off.
    func useSource(_ id: String, _ isOn: Bool)
    /// Shows or hides the warnings of the place.
    func showAlerts(_ isShown: Bool, for id: String)
    /// Lets the desktop tell of a rule, or no more.
    func tellRule(_ isOn: Bool, for id: String)
    /// Opens the form of a rule, or of a new one for nil.
    func writeRule(_ id: String?)
    /// Takes the name of the rule that is written.
    func nameRule(_ name: String)
    /// Takes the threshold of the rule that is written.
    func writeThreshold(_ text: String)
    /// Chooses the option at the position for a field of the rule that is written.
    func chooseForRule(_ position: Int, for field: RuleForm.Field)
    /// Takes the threshold by which the rule would have told less.
    func takeRuleSuggestion()
    /// Saves the rule that is written, or says in the form why it cannot be.
    func saveRule()
    /// Saves the rule at Enter in its name, unless it is a new one of which nothing is written yet.
    func enterRule()
    /// Closes the form without saving.
    func cancelRule()
    /// Deletes a rule; it can be undone.
    func deleteRule(_ id: String)
    /// Brings the rule back that was deleted last.
    func undoRule()
    /// Shows how the sources did at the place at the position.
    func scorePlace(_ position: Int)
    /// Shows how they did so many days ahead as the position says.
    func scoreLead(_ position: Int)
    /// Shows or hides the section on all pages.
    func showSection(_ id: String, _ isShown: Bool)
    /// Moves the section by that many rows down, or up if negative, as far as the list goes.
    func moveSection(_ id: String, by offset: Int)
    /// Restores the default order of the sources for the part that is shown.
    func resetOrder()
    /// Sets the server of the source; white space restores its own one.
    func setServer(_ text: String, for id: String)
    /// Stores the key.
    func saveKey(_ key: String, for id: String)
    /// Removes the stored key.
    func removeKey(for id: String)
    /// Tests whether the source accepts the key.
    func checkKey(for id: String)
    /// Sets the further value that the source needs.
    func setExtra(_ text: String, for id: String)
}
