public import WeatherStore

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
