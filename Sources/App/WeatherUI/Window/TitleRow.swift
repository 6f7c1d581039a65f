internal import Charts
internal import Gtk
internal import Presentation

/// The row at the top of the page, by which the window is moved: the place, its time, age and source of its weather, and
/// buttons.
///
/// It floats over the page: over the sky without a ground of its own, over the rest of the page on the page's ground.
@MainActor
final class TitleRow {
    private let place = Label().ellipsized().styled("title-place")
    private let detail = Label().ellipsized().styled("title-detail", "numeric")
    private let notice = Label().wrapped(width: 44).styled("title-detail")
    /// The same below the name, which keeps its line in a narrow row.
    private let noticeBelow = Label().wrapped(width: 12).styled("title-detail")
    private let action = Button(label: "").styled("title-action").aligned(vertically: .center)
    private let lines: Container
    private let keptDetail = KeptDetail()
    private let refresh: Button
    private let spinner = Spinner()
    private let startControls = WindowControls(atStart: true)
    private let endControls = WindowControls(atStart: false).styled("end-controls")
    private let back: Button
    private let find: Button
    private let row: Container
    private var heading = PageHeading(place: "")
    private var ground: SkyGround?
    private var saysWeather = false
    private var isNarrow = false
    private var isLoading = false
    /// Moves the focus to the page, as the button it is on goes.
    var leaveRefresh: @MainActor () -> Void = {}
    let root: Widget

    /// - Parameters:
    ///   - menu: The button of the main menu.
    ///   - openPreferences: Called when the button for a trouble is pressed that leads to the preferences.
    ///   - onAction: Called when the button for any other trouble is pressed.
    init(
        back: Button, find: Button, refresh: Button, menu: Widget, openPreferences: @escaping @MainActor () -> Void,
        onAction: @escaping @MainActor () -> Void
    ) {
        (self.back, self.find, self.refresh) = (back, find, refresh)
        // In a box of its own the button has no baseline, which GTK 4.8 reckons with in one direction only.
        let words = Container(
            .horizontal, spacing: 12,
            [PlaceTitle.row(place, detail, keeps: keptDetail), notice, Container(.vertical, [action])])
        lines = Container(.vertical, [words, noticeBelow])
            .expanding(horizontally: true).aligned(vertically: .center)
        notice.aligned(vertically: .center)
        (action.isVisible, notice.isVisible, noticeBelow.isVisible) = (false, false, false)
        let tools = Container(.horizontal, spacing: 4, [spinner, refresh, menu]).aligned(vertically: .center)
        spinner.setAccessibleName(WindowWords.updating)
        row = Container(
            .horizontal, spacing: 6,
            [startControls, back, find, lines, tools, endControls]
        ).styled("title-row")
        root = WindowHandle(row).aligned(vertically: .start)
        action.onClick { [weak self] in self?.heading.opensPreferences == true ? openPreferences() : onAction() }
    }

    /// Shows the heading of the page, or of a window without one.
    ///
    /// - Parameter hasPage: Whether there is a page, which can be refreshed.
    func show(_ heading: PageHeading, isLoading: Bool, hasPage: Bool) {
        (self.heading, self.isLoading) = (heading, isLoading)
        place.text = heading.place
        let hasAction = heading.actionLabel != nil && !isNarrow
        // One of the two, as they do the same; the preferences do not.
        let replacesRefresh = hasAction && !heading.opensPreferences
        action.setLabel(heading.actionLabel ?? "")
        action.setTooltip(heading.explanation)
        refresh.activity = isLoading ? WindowWords.updating : nil
        // A button that goes while it has the focus would leave that to the menu.
        if hasAction { action.isVisible = true }
        if replacesRefresh, refresh.containsFocus { action.grabFocus() }
        if heading.isAskedBelow, refresh.containsFocus { leaveRefresh() }
        refresh.isVisible = hasPage && !isNarrow && !replacesRefresh && !heading.isAskedBelow
        if !hasAction, action.containsFocus, refresh.isVisible { refresh.grabFocus() }
        action.isVisible = hasAction
        spinner.isVisible = hasPage && isLoading && (isNarrow || replacesRefresh || heading.isAskedBelow)
        spinner.isSpinning = isLoading
        showDetail()
    }

    /// Arranges the row for the room the window has.
    ///
    /// - Parameters:
    ///   - isNarrow: Whether the page is narrow.
    ///   - seesPlaces: Whether the list of places is beside the page, with buttons of its own.
    ///   - hasWayBack: Whether the page was opened from another one, to which the button leads back.
    func arrange(isNarrow: Bool, seesPlaces: Bool, hasPage: Bool, hasWayBack: Bool = false) {
        self.isNarrow = isNarrow
        back.isVisible = hasWayBack || !seesPlaces && hasPage
        find.isVisible = !seesPlaces && !hasPage
        startControls.isVisible = !seesPlaces
        endControls.onlyCloses = isNarrow
        // A name stands on one line; in little room it takes two rather than push the buttons out of the window.
        if isNarrow || Appearance.textScale >= 1.5 {
            place.wrapped(width: 24, breaksWords: isNarrow, hyphenates: true).shortened(afterLines: 2)
        } else {
            place.ellipsized()
        }
        keptDetail.isNarrow = isNarrow
        row.setStyle("narrow", isNarrow)
        row.setStyle("large", Appearance.textScale >= 1.5)
        show(heading, isLoading: isLoading, hasPage: hasPage)
    }

    /// Changes the ground, with the words that are read on it.
    ///
    /// - Parameter isAway: Whether the weather now has scrolled away, which the row then says.
    func lie(on ground: SkyGround, isAway: Bool = false) {
        guard ground != self.ground || isAway != saysWeather else { return }
        (self.ground, saysWeather) = (ground, isAway)
        for other in SkyGround.allCases { row.setStyle("on-\(other.rawValue)", other == ground) }
        showDetail()
    }

    /// Returns the height of the row in a window of that width, without an answer that is gone soon.
    func height(in width: Int) -> Int {
        let answer = noticeBelow.isVisible ? noticeBelow.request(.vertical, for: width).natural : 0
        return root.request(.vertical, for: width).natural - answer
    }

    /// The room that the words take, in steps, so that the sky behind is not painted again for every minute's words.
    var words: TitleWords {
        func steps(_ pixels: Int, of step: Double) -> Double { (Double(pixels) / step).rounded(.up) * step }
        let width = lines.request(.horizontal).natural
        return TitleWords(
            width: steps(width, of: 40), height: steps(lines.request(.vertical, for: width).natural, of: 4))
    }

    private func showDetail() {
        // An answer that is gone soon takes the room of what stays, but not that of the name.
        let answer = heading.notice?.text
        notice.show(isNarrow ? nil : answer)
        noticeBelow.show(isNarrow ? answer : nil)
        let (whole, short) = saysWeather ? (heading.brief, heading.narrowBrief) : (heading.detail, heading.clock)
        let text = isNarrow ? short : whole
        // Much larger text leaves a name nothing beside it. An empty label would be read by its type.
        detail.show(text.isEmpty || (isNarrow ? Appearance.textScale >= 1.5 : answer != nil) ? nil : text)
    }
}

/// The name of a place with what is said beside it, which gives way to the name where there is no room for both.
@MainActor
enum PlaceTitle {
    private static let gap = 12

    /// - Parameter kept: What is left for the detail beside a long name.
    static func row(_ place: Label, _ detail: Label, keeps kept: KeptDetail) -> Widget {
        /// The widths of both; the detail's is nil while it is hidden.
        func widths(in room: Int) -> (place: Int, detail: Int?) {
            guard detail.isVisible else { return (room, nil) }
            let (name, words) = (place.request(.horizontal), detail.request(.horizontal))
            let kept = kept.width(of: words)
            let width = max(name.least, min(name.natural, room - gap - kept))
            return (width, max(words.least, room - gap - width))
        }
        return LayoutContainer(
            [place, detail],
            layout: CustomLayout { axis, size in
                let (name, words) = (place.request(.horizontal), detail.request(.horizontal))
                let space = detail.isVisible ? gap : 0
                let natural = name.natural + space + (detail.isVisible ? max(words.natural, kept.width(of: words)) : 0)
                guard axis == .vertical else {
                    return SizeRequest(least: name.least + space + words.least, natural: natural)
                }
                let widths = widths(in: size ?? natural)
                let heights = [
                    place.request(.vertical, for: widths.place).natural,
                    widths.detail.map { detail.request(.vertical, for: $0).natural } ?? 0,
                ]
                return SizeRequest(least: heights.max() ?? 0)
            } allocate: { room in
                let widths = widths(in: room.width)
                room.place(place, x: 0, y: 0, width: widths.place, height: room.height)
                guard let width = widths.detail else { return }
                room.place(detail, x: widths.place + gap, y: 0, width: width, height: room.height)
            })
    }
}

/// The room for what stands beside a long name of a place.
@MainActor
final class KeptDetail {
    /// Whether the row is narrow.
    var isNarrow = false

    /// Room for a weekday and a time in a wide row; for a time in a narrow one, and always as much, or the name would break
    /// elsewhere once the weather stands beside it.
    func width(of words: SizeRequest) -> Int {
        let scale = Appearance.textScale
        return isNarrow ? max(words.least, Int(44 * scale)) : min(words.natural, max(words.least, Int(104 * scale)))
    }
}
