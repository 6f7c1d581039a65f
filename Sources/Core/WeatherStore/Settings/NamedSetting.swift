/// What the user has several of in the settings, each by a name of its own.
public protocol NamedSetting: Identifiable where ID == String {
    /// The list of them in the settings.
    static var list: WritableKeyPath<Settings, [Self]> { get }
}

extension Settings {
    /// Puts something in the place of that of the former name and of that of its own, else beside the others.
    public mutating func put<Named: NamedSetting>(_ new: Named, insteadOf former: Named.ID? = nil) {
        self[keyPath: Named.list].removeAll { $0.id == former || $0.id == new.id }
        self[keyPath: Named.list].append(new)
        self[keyPath: Named.list].sort { $0.id < $1.id }
    }
}
