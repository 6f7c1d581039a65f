import WeatherModel

/// The text of an entry in one language, with the areas it applies to.
struct LocalizedAlertText: Sendable {
    /// The text, whose area is filled in when the place is known.
    var text: AlertText
    /// The areas; empty if the source was asked for the point and names none.
    var areas: [AlertArea] = []
}
