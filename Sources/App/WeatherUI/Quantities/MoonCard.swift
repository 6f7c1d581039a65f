internal import Charts
internal import Gtk
internal import WeatherText

/// The card of the moon in the days to come.
@MainActor
final class MoonCard {
    private let title = Label().wrapped(width: 30).styled("card-title")
    private let note = Label().wrapped(width: 40).styled("secondary", "numeric")
    private let picture: SizedDrawing<MoonCalendar>
    private let stop: ReadingStop
    private var shown: MoonCalendar?
    let root: Container

    init() {
        picture = SizedDrawing { moon, width, measure in
            Self.drawing(moon, measure).height(width: width)
        } draw: { moon, width, measure in
            Self.drawing(moon, measure).drawing(width: width)
        }
        stop = ReadingStop(Container(.vertical, spacing: 8, [title, note, picture.root]))
        root = Container(.vertical, [stop.root]).styled("card", "quantity-card")
    }

    /// Shows the days; nil hides the card.
    func show(_ moon: MoonCalendar?) {
        root.isVisible = moon != nil
        guard let moon, moon != shown else { return }
        shown = moon
        title.text = moon.title
        note.show(moon.note)
        stop.say(moon.spokenText)
        picture.show(moon)
    }

    /// Draws it again in the present colours.
    func redraw() { picture.redraw() }

    private static func drawing(_ moon: MoonCalendar, _ measure: FontMeasure) -> MoonCalendarDrawing<FontMeasure> {
        MoonCalendarDrawing(moon, palette: Look.palette, textScale: Appearance.textScale, measure: measure)
    }
}
