internal import Gtk
internal import Presentation

/// One place's forecast: now, hours, days and where they come from, in one scroll.
@MainActor
final class ForecastPage<Model: ForecastPageModel> {
    private let banner: BannerView
    private let heading = Label().ellipsized().styled("page-heading")
    private let pane = CurrentWeatherPane<Model.Displayable>()
    private let hours = ListView<HourCell<Model.HourItem>, Model.HourItem>(.horizontal) { $0 }
    private let days = ListView<DayCell<Model.DayItem>, Model.DayItem> { $0 }
    private let facts = FactsPane()
    private let hoursSection: Container
    private let daysSection: Container
    private let factsSection: Container
    private let status = Label().wrapped(width: 40).styled("secondary").expanding(horizontally: true)
    private let spinner = Spinner().decorative()
    private let source = LinkButton()
    private let hoursScroller: ScrolledWindow
    private let scroller: ScrolledWindow
    private var shownPage: String?
    private var binding: Binding?
    let root: Widget

    /// - Parameter model: The page to show now; nil while there is none.
    init(model: @escaping @MainActor () -> Model?) {
        banner = BannerView { model()?.refresh() }
        hours.setAccessibleName(WindowWords.hours)
        days.setAccessibleName(WindowWords.days)
        hoursScroller = ScrolledWindow(.horizontal, hours).styled("card")
        hoursSection = Self.section(WindowWords.hours, hoursScroller)
        daysSection = Self.section(WindowWords.days, days.styled("card"))
        factsSection = Self.section(WindowWords.details, facts.root)
        let footer = Container(.horizontal, spacing: 8, [status, spinner, source]).styled("footer")
        let column = Container(
            .vertical, spacing: 24, [banner.root, heading, pane.root, hoursSection, daysSection, factsSection, footer]
        )
        .styled("page")
        scroller = ScrolledWindow(.vertical, column).expanding(horizontally: true, vertically: true)
        root = scroller
        scroller.setAccessibleName(WindowWords.forecast)
        binding = Binding { [weak self] in
            if let page = model() { self?.show(page) }
        }
    }

    private func show(_ page: Model) {
        let (current, hourItems, dayItems) = (page.current, page.hours, page.days)
        let (message, statusText, isLoading) = (page.banner, page.statusText, page.isLoading)
        let (attribution, id, location) = (page.attribution, page.pageID, page.location)

        banner.show(message)
        heading.show(current == nil ? location : nil)
        pane.root.isVisible = current != nil
        factsSection.isVisible = current.map { !$0.facts.isEmpty } ?? false
        if let current {
            pane.show(current)
            facts.show(current.facts)
        }
        hours.show(hourItems)
        hoursSection.isVisible = !hourItems.isEmpty
        days.show(dayItems)
        daysSection.isVisible = !dayItems.isEmpty
        status.text = statusText
        spinner.isSpinning = isLoading
        source.isVisible = attribution != nil
        if let attribution { source.show(attribution.text, link: attribution.link) }
        if id != shownPage {
            shownPage = id
            scroller.scrollToStart()
            hoursScroller.scrollToStart()
        }
    }

    private static func section(_ title: String, _ content: Widget) -> Container {
        Container(
            .vertical, spacing: 8, [Label(title).styled("heading"), content])
    }
}
