public import Gtk
public import Presentation

/// The weather now, of anything that can be displayed as weather.
@MainActor
public final class CurrentWeatherPane<Displayable: WeatherDisplayable> {
    private let location = Label().ellipsized().styled("place")
    private let time = Label().styled("secondary", "numeric")
    private let icon = Image(size: 96).decorative().styled("hero-icon")
    private let temperature = Label().styled("hero-temperature", "numeric")
    private let weather = Label().wrapped(width: 24).styled("hero-weather")
    private let feelsLike = Label().wrapped(width: 30)
    private let highLow = Label().wrapped(width: 30).styled("numeric")

    /// The pane.
    public let root: Widget

    /// Empty until something is shown.
    public init() {
        let words = Container(.vertical, spacing: 4, [weather, feelsLike, highLow]).aligned(vertically: .center)
            .expanding(horizontally: true)
        let now = Container(.horizontal, spacing: 20, [icon, temperature, words])
        root = Container(.vertical, spacing: 12, [Container(.vertical, spacing: 2, [location, time]), now])
            .styled("hero")
    }

    /// Shows the weather in place of what was shown before.
    public func show(_ displayable: Displayable) {
        location.text = displayable.location
        time.show(displayable.locationTime)
        icon.showIcon(displayable.iconName)
        temperature.text = displayable.temperatureText
        weather.text = displayable.weather
        feelsLike.show(displayable.feelsLikeText)
        highLow.show(displayable.highLowText)
        root.setAccessibleName(displayable.spokenText)
    }

    /// What the labels read from top to bottom; hidden ones left out.
    var texts: [String] {
        [location, time, temperature, weather, feelsLike, highLow].filter(\.isVisible).map(\.text)
    }
}
