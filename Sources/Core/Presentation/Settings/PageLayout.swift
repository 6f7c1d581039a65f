public import WeatherStore

/// What the user wants to see of a page, and in which order.
public struct PageLayout: Sendable, Hashable {
    /// Whether the sky stands behind the present weather.
    public let showsBackground: Bool
    /// From top to bottom, without those that are hidden.
    public let sections: [PageSection]

    /// As the settings say; sections they do not name keep the program's own order behind the others.
    public init(_ settings: Settings = Settings()) {
        showsBackground = settings.showsWeatherBackground
        sections = settings.orderedSections.filter { !settings.hiddenSections.contains($0.rawValue) }
    }
}

extension Settings {
    /// All there are, hidden ones too.
    var orderedSections: [PageSection] {
        let named = sectionOrder.compactMap { PageSection(rawValue: $0) }.reduce(into: [PageSection]()) {
            found, section in
            if !found.contains(section) { found.append(section) }
        }
        return named + PageSection.allCases.filter { !named.contains($0) }
    }
}
