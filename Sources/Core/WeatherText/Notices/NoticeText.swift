public import WeatherModel

/// The two texts of a notice on the desktop.
public struct NoticeText: Sendable, Hashable {
    /// The title, such as "Wind gusts in Assen".
    public let title: String
    /// The text below it.
    public private(set) var body: String

    /// Makes the texts of a warning: what it is and, if it was told in another version before, what has changed.
    ///
    /// - Parameter record: All versions of the warning that were seen.
    public init(_ warning: AlertDisplayText, _ record: AlertRecord, in place: String) {
        title = tr("{event} in {place}", ["event": warning.title, "place": place])
        let change = record.changes.count > 1 ? warning.changeText : nil
        body = [change, warning.detail].compactMap(\.self).joined(separator: "\n")
    }

    /// Returns the text with the number of warnings that came with this one.
    public func with(others count: Int) -> NoticeText {
        var text = self
        text.body += "\n" + tr(one: "{count} more warning", other: "{count} more warnings", count: count)
        return text
    }

    /// Makes the texts of weather that one of the user's rules is about.
    ///
    /// - Parameter name: The name of the rule.
    public init(rule name: String, _ weather: String, in place: String) {
        title = tr("{event} in {place}", ["event": name, "place": place])
        body = weather
    }

    /// Makes the texts of rain that begins soon.
    public init(_ rain: RainOnset, in place: String) {
        title = tr("{weather} expected in {place}", ["weather": rain.weather, "place": place]).capitalizedFirst
        body = rain.sentence
    }

    /// Makes the texts of a morning's summary from what the page says of the day.
    ///
    /// - Returns: Nil if nothing is known.
    public init?(day summary: String?, highLow: String?, in place: String) {
        let lines = [summary, highLow].compactMap(\.self)
        guard !lines.isEmpty else { return nil }
        title = tr("Today in {place}", ["place": place])
        body = lines.joined(separator: "\n")
    }
}
