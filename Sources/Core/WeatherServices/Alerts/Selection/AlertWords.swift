import WeatherModel

/// What an entry says in one language, and of which areas.
struct AlertWords: Sendable {
    /// Without the area, which depends on the place.
    var text: AlertText
    /// Empty where the source was asked for the point and names none.
    var areas: [AlertArea] = []
}
