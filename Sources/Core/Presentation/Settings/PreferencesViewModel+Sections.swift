import WeatherStore
import WeatherText

extension PreferencesViewModel {
    /// The sections of the forecast page in order, including hidden ones.
    public var sections: [SectionRow] {
        let (settings, ordered) = (settings.settings, settings.settings.orderedSections)
        return ordered.enumerated().map { index, section in
            SectionRow(
                id: section.rawValue, title: section.title,
                isShown: !settings.hiddenSections.contains(section.rawValue),
                moveUp: index == 0 ? nil : tr("Move {section} up", ["section": section.title]),
                moveDown: index == ordered.count - 1 ? nil : tr("Move {section} down", ["section": section.title]))
        }
    }

    /// Shows or hides the section on all pages.
    public func showSection(_ id: String, _ isShown: Bool) {
        settings.change { settings in
            if isShown { settings.hiddenSections.remove(id) } else { settings.hiddenSections.insert(id) }
        }
    }

    /// Moves the section by that many rows down, or up if negative, as far as the list goes.
    public func moveSection(_ id: String, by offset: Int) {
        var order = settings.settings.orderedSections.map(\.rawValue)
        guard let position = order.firstIndex(of: id) else { return }
        let target = min(max(position + offset, 0), order.count - 1)
        order.insert(order.remove(at: position), at: target)
        settings.change { $0.sectionOrder = order }
    }
}
