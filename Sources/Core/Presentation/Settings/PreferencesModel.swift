/// The content of the preferences, in which each change takes effect at once.
@MainActor
public protocol PreferencesModel: AnyObject {
    /// The pages that have content, in order.
    var pages: [PreferencesPage] { get }
    /// The rows of choices, in the order of the pages.
    var rows: [PreferenceRow] { get }
    /// The sources in the order in which they are asked.
    var sources: [SourceRow] { get }
    /// The sections of the forecast page in order.
    var sections: [SectionRow] { get }
    /// The rows of the sources that need a key.
    var keys: [KeyRow] { get }
    /// The text about what servers are contacted, and when.
    var contacts: String { get }
    /// Whether the order of the sources differs from the default one.
    var hasOwnOrder: Bool { get }

    /// Looks up the keys when the preferences are opened.
    func open()
    /// Chooses the option at the position; 0 and 1 are off and on.
    func choose(_ position: Int, for row: PreferenceRow.ID)
    /// Moves the source by that many rows down, or up if negative, as far as the list goes.
    func moveSource(_ id: String, by offset: Int)
    /// Shows or hides the section on all pages.
    func showSection(_ id: String, _ isShown: Bool)
    /// Moves the section by that many rows down, or up if negative, as far as the list goes.
    func moveSection(_ id: String, by offset: Int)
    /// Restores the default order of the sources.
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
