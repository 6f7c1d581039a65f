public import WeatherStore
import WeatherText

/// A section of the page that can be hidden and moved.
public enum PageSection: String, Sendable, Hashable, CaseIterable {
    case rain, hours, days, goodTimes, details

    /// The heading of the section.
    public var title: String {
        switch self {
        case .rain: WindowWords.rain
        case .hours: WindowWords.hours
        case .days: WindowWords.days
        case .goodTimes: WindowWords.goodTimes
        case .details: WindowWords.details
        }
    }
}

/// The row of a section in the list of those that can be shown.
public struct SectionRow: Sendable, Hashable, Identifiable {
    /// The identifier of the section.
    public let id: String
    /// The heading of the section.
    public let title: String
    /// Whether it is shown.
    public let isShown: Bool
    /// The accessible name of the button that moves it up; nil for the first.
    public let moveUp: String?
    /// The accessible name of the button that moves it down; nil for the last.
    public let moveDown: String?

    /// Makes a row.
    public init(id: String, title: String, isShown: Bool, moveUp: String?, moveDown: String?) {
        (self.id, self.title, self.isShown, self.moveUp, self.moveDown) = (id, title, isShown, moveUp, moveDown)
    }
}

/// The visible sections of the page in the user's order.
public struct PageLayout: Sendable, Hashable {
    /// Whether the sky is shown behind the current weather.
    public let showsBackground: Bool
    /// The visible sections from top to bottom.
    public let sections: [PageSection]

    /// Reads the layout from the settings; sections they do not name follow in the default order.
    public init(_ settings: Settings = Settings()) {
        showsBackground = settings.showsWeatherBackground
        sections = settings.orderedSections.filter { !settings.hiddenSections.contains($0.rawValue) }
    }
}

extension Settings {
    /// All sections in the user's order, including hidden ones.
    var orderedSections: [PageSection] {
        let named = sectionOrder.compactMap { PageSection(rawValue: $0) }.reduce(into: [PageSection]()) {
            found, section in
            if !found.contains(section) { found.append(section) }
        }
        return named + PageSection.allCases.filter { !named.contains($0) }
    }
}

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
