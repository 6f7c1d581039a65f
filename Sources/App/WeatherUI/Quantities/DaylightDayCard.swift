internal import Charts
internal import Gtk
internal import WeatherText

/// The card of today's light: a strip from midnight to midnight with its times.
@MainActor
final class DaylightDayCard {
    private let title = Label().wrapped(width: 30).styled("card-title")
    private let sentence = Label().wrapped(width: 60).styled("quantity-story", "numeric")
    private let picture: SizedDrawing<DaylightDay>
    private let stop: ReadingStop
    private var shown: DaylightDay?
    let root: Container

    init() {
        picture = SizedDrawing { day, _, measure in
            Self.drawing(day, measure).height
        } draw: { day, width, measure in
            Self.drawing(day, measure).drawing(width: width)
        }
        stop = ReadingStop(Container(.vertical, spacing: 8, [title, picture.root, sentence]))
        root = Container(.vertical, [stop.root]).styled("card", "quantity-card")
    }

    /// Shows a day; nil hides the card.
    func show(_ day: DaylightDay?) {
        root.isVisible = day != nil
        guard let day, day != shown else { return }
        shown = day
        (title.text, sentence.text) = (day.title, day.sentence)
        stop.say(day.spokenText)
        picture.show(day)
    }

    /// Draws it again in the present colours.
    func redraw() { picture.redraw() }

    private static func drawing(_ day: DaylightDay, _ measure: FontMeasure) -> DaylightDayDrawing<FontMeasure> {
        DaylightDayDrawing(day, palette: Look.palette, textScale: Appearance.textScale, measure: measure)
    }
}
