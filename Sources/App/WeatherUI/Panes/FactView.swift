internal import Gtk
internal import Presentation

/// One named value of the current weather.
@MainActor
final class FactView {
    private let icon = Image(size: 16).decorative()
    private let title = Label().ellipsized().styled("secondary")
    private let value = Label().wrapped(width: 22).styled("fact-value", "numeric")
    let root: Container

    init() {
        root = Container(
            .vertical, spacing: 4, [Container(.horizontal, spacing: 6, [icon, title]), value]
        ).styled("card", "fact")
    }

    func show(_ fact: WeatherFact) {
        icon.isVisible = fact.iconName != nil
        if let name = fact.iconName { icon.showIcon(name) }
        title.text = fact.title
        value.text = fact.value
    }
}
