public import Charts
public import Gtk
public import Presentation

/// The current weather of any `WeatherDisplayable`, in front of a matching sky.
@MainActor
public final class CurrentWeatherPane<Displayable: WeatherDisplayable> {
    private let location = Label().ellipsized().styled("place")
    private let time = Label().styled("secondary", "numeric")
    private let icon = Image().decorative().styled("hero-icon")
    private let temperature = Label().styled("hero-temperature", "numeric")
    private let weather = Label().wrapped(width: 24, breaksWords: false).styled("hero-weather")
    private let feelsLike = Label().wrapped(width: 30, breaksWords: false)
    private let highLow = Label().wrapped(width: 30, breaksWords: false).styled("numeric")
    private let summary = Label().wrapped(width: 70).styled("hero-summary")
    private let now: WrapRow
    private let content: Container
    private let backdrop: Backdrop
    private var background: WeatherBackground?

    /// The widget of the pane.
    public var root: Widget { backdrop }

    /// Makes an empty pane.
    public init() {
        let words = Container(.vertical, spacing: 4, [weather, feelsLike, highLow]).aligned(vertically: .center)
            .expanding(horizontally: true)
        now = WrapRow(Container(.horizontal, spacing: 16, [icon, temperature]), words, spacing: 16)
        content = Container(
            .vertical, spacing: 10, [Container(.vertical, spacing: 2, [location, time]), now, summary]
        ).styled("hero")
        backdrop = Backdrop(content)
        backdrop.draw { [weak self] canvas in
            guard let background = self?.background else { return }
            canvas.fillRectangle(
                x: 0, y: 0, width: canvas.width, height: canvas.height, radius: 16, top: RGBA(background.top),
                bottom: RGBA(background.bottom))
        }
    }

    /// Shows the weather.
    ///
    /// - Parameters:
    ///   - sentence: The summary of the coming hours; nil for none.
    ///   - background: The sky behind the pane; nil for none.
    public func show(_ displayable: Displayable, summary sentence: String? = nil, background: WeatherBackground? = nil)
    {
        location.text = displayable.location
        time.show(displayable.locationTime)
        icon.showIcon(displayable.artworkName, onDarkGround: background?.isDark ?? false)
        temperature.text = displayable.temperatureText
        weather.text = displayable.weather
        feelsLike.show(displayable.feelsLikeText)
        highLow.show(displayable.highLowText)
        summary.show(sentence)
        content.setStyle("on-sky", background != nil)
        content.setStyle("card", background == nil)
        content.setStyle("on-dark-sky", background?.isDark ?? false)
        backdrop.setAccessibleName(displayable.spokenText)
        if background != self.background {
            self.background = background
            backdrop.redraw()
        }
    }

    /// The visible texts of the labels from top to bottom.
    var texts: [String] {
        [location, time, temperature, weather, feelsLike, highLow, summary].filter(\.isVisible).map(\.text)
    }
}
