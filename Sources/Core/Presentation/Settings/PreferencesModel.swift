/// What the preferences show; each change counts at once.
@MainActor
public protocol PreferencesModel: AnyObject {
    /// Those that hold anything, in their order.
    var pages: [PreferencesPage] { get }
    /// What there is to choose, in the order of the pages.
    var rows: [PreferenceRow] { get }
    /// In the order they are asked.
    var sources: [SourceRow] { get }
    /// The sections of the page, in their order.
    var sections: [SectionRow] { get }
    /// Those that want a key.
    var keys: [KeyRow] { get }
    /// Which servers are contacted, and when.
    var contacts: String { get }
    /// Whether the sources stand in another order than the program's own.
    var hasOwnOrder: Bool { get }

    /// Somebody opens them: what they show is looked up.
    func open()
    /// Takes the choice at the position; 0 and 1 are off and on.
    func choose(_ position: Int, for row: PreferenceRow.ID)
    /// Moves the source by so many rows, negative upwards, as far as the list goes.
    func moveSource(_ id: String, by offset: Int)
    /// Shows the section on every page, or hides it.
    func showSection(_ id: String, _ isShown: Bool)
    /// Moves the section by so many rows, negative upwards, as far as the list goes.
    func moveSection(_ id: String, by offset: Int)
    /// Goes back to the program's own order of sources.
    func resetOrder()
    /// Takes another server for the source; nothing but white space brings the usual one back.
    func setServer(_ text: String, for id: String)
    /// Keeps the key.
    func saveKey(_ key: String, for id: String)
    /// Forgets the key that is kept.
    func removeKey(for id: String)
    /// Asks the source whether it takes the key.
    func checkKey(for id: String)
    /// Takes what the source wants beside the key.
    func setExtra(_ text: String, for id: String)
}
