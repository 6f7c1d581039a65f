import WeatherModel
import WeatherStore
import WeatherText

/// A choice of the preferences: where it stands, what it says, what can be chosen, how it is read and how it is set.
@MainActor
struct Preference {
    let id: PreferenceRow.ID
    let page: PreferencesPage
    let title: String
    let note: String?
    /// The control with the present choice.
    let control: (PreferencesViewModel) -> PreferenceRow.Control
    /// Takes the option at the position, 0 and 1 for off and on; invalid positions are ignored.
    let choose: (PreferencesViewModel, Int) -> Void
    /// Whether there is anything to choose.
    var isOffered: (PreferencesViewModel) -> Bool = { _ in true }
    /// Whether the choice has a consequence now.
    var isInUse: (PreferencesViewModel) -> Bool = { _ in true }
    /// What is said below the title in place of the note; nil for the note.
    var explanation: (PreferencesViewModel) -> String? = { _ in nil }
    /// Why the last choice could not be followed; nil if it could.
    var problem: (PreferencesViewModel) -> String? = { _ in nil }

    init(
        _ id: PreferenceRow.ID, on page: PreferencesPage, _ title: String, note: String? = nil,
        control: @escaping (PreferencesViewModel) -> PreferenceRow.Control,
        choose: @escaping (PreferencesViewModel, Int) -> Void
    ) {
        (self.id, self.page, self.title, self.note) = (id, page, title, note)
        (self.control, self.choose) = (control, choose)
    }

    /// Makes a switch of a setting.
    static func flag(
        _ id: PreferenceRow.ID, on page: PreferencesPage, _ title: String, note: String? = nil,
        _ setting: WritableKeyPath<Settings, Bool>
    ) -> Preference {
        Preference(id, on: page, title, note: note) {
            .flag($0.settings.settings[keyPath: setting])
        } choose: { model, position in
            if 0...1 ~= position { model.settings.change { $0[keyPath: setting] = position == 1 } }
        }
    }

    /// Makes a list of values of a setting.
    ///
    /// - Parameters:
    ///   - values: Returns the values that are offered beside the present one, in order.
    ///   - words: Returns the words for a value.
    static func choice<Value: Equatable>(
        _ id: PreferenceRow.ID, on page: PreferencesPage, _ title: String, note: String? = nil,
        _ setting: WritableKeyPath<Settings, Value>, of values: @escaping (Value) -> [Value],
        words: @escaping (PreferencesViewModel, Value) -> String
    ) -> Preference {
        Preference(id, on: page, title, note: note) { model in
            let present = model.settings.settings[keyPath: setting]
            let offered = values(present)
            return .choice(offered.map { words(model, $0) }, selected: offered.firstIndex(of: present) ?? 0)
        } choose: { model, position in
            let offered = values(model.settings.settings[keyPath: setting])
            if offered.indices.contains(position) {
                model.settings.change { $0[keyPath: setting] = offered[position] }
            }
        }
    }

    /// Makes a list of all values of a setting.
    static func choice<Value: Equatable & CaseIterable>(
        _ id: PreferenceRow.ID, on page: PreferencesPage, _ title: String, note: String? = nil,
        _ setting: WritableKeyPath<Settings, Value>, words: @escaping (Value) -> String
    ) -> Preference {
        choice(id, on: page, title, note: note, setting, of: { _ in Array(Value.allCases) }) { words($1) }
    }

    /// Makes a list of a quantity's units; choosing one of them keeps those of the others that are shown.
    static func unit<Unit: Equatable & CaseIterable & Sendable>(
        _ id: PreferenceRow.ID, _ title: String, _ quantity: WritableKeyPath<Units, Unit>,
        words: @escaping (Unit) -> String
    ) -> Preference {
        let all = Array(Unit.allCases)
        return Preference(id, on: .general, title) { model in
            let present = model.settings.units[keyPath: quantity]
            return .choice(all.map(words), selected: all.firstIndex(of: present) ?? 0)
        } choose: { model, position in
            guard all.indices.contains(position) else { return }
            var units = model.settings.units
            units[keyPath: quantity] = all[position]
            model.settings.change { $0.units = units }
        }
    }

    /// Returns the same choice, which has a consequence only while a switch is on.
    func inUse(with setting: KeyPath<Settings, Bool>) -> Preference {
        var preference = self
        preference.isInUse = { $0.settings.settings[keyPath: setting] }
        return preference
    }

    /// Returns the row with the present choice; nil if there is nothing to choose.
    func row(_ model: PreferencesViewModel) -> PreferenceRow? {
        guard isOffered(model) else { return nil }
        return PreferenceRow(
            id: id, page: page, title: title, note: explanation(model) ?? note, control: control(model),
            isInUse: isInUse(model), problem: problem(model))
    }
}
