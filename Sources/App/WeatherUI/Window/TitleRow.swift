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
    private let detail = Label().styled("title-detail", "numeric")
    private let action = Button(label: "").styled("title-action").aligned(vertically: .center)
    private let words: Container
    private let keptDetail = KeptDetail()
    private let refresh: Button
    private let spinner = Spinner()
    private let startControls = WindowControls(atStart: true)
    private let endControls = WindowControls(atStart: false).styled("end-controls")
    private let back: Button
    private let find: Button
    private let row: LayoutContainer
    private let start = TitleStart()
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
        words = Container(
            .horizontal, spacing: 12,
            [PlaceTitle.row(place, detail, keeps: keptDetail), Container(.vertical, [action])]
        ).expanding(horizontally: true).aligned(vertically: .center)
        action.isVisible = false
        let tools = Container(.horizontal, spacing: 4, [spinner, refresh, menu]).aligned(vertically: .center)
        spinner.setAccessibleName(WindowWords.updating)
        let parts = Container(.horizontal, spacing: 6, [startControls, back, find, words, tools, endControls])
        row = start.row(parts).styled("title-row")
        root = WindowHandle(row).aligned(vertically: .start)
        detail.ellipsized().onHint { [weak self] in self?.hiddenDetail }
        place.onHint { [weak self] in self?.hiddenWords }
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
        // A name stands on one line; where that has no room it takes more rather than push the buttons out of the window.
        let lines = isNarrow ? 4 : 3
        place.wrapped(width: 24, hyphenates: true).shortened(afterLines: lines)
        keptDetail.isNarrow = isNarrow
        (start.isNarrow, start.isOverColumns, start.hasWayBack) = (isNarrow, hasPage, hasWayBack)
        row.resize()
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

    /// Returns the height of the row in a window of that width.
    func height(in width: Int) -> Int { root.request(.vertical, for: width).natural }

    /// The room that the words take, in steps, so that the sky behind is not painted again for every minute's words.
    var room: TitleWords {
        func steps(_ pixels: Int, of step: Double) -> Double { (Double(pixels) / step).rounded(.up) * step }
        let width = words.request(.horizontal).natural
        return TitleWords(
            width: steps(width, of: 40), height: steps(words.request(.vertical, for: width).natural, of: 4))
    }

    private func showDetail() {
        let (whole, short) = saysWeather ? (heading.brief, heading.narrowBrief) : (heading.detail, heading.clock)
        // An answer that is gone soon stands below the weather, and here while that is out of sight.
        let text = saysWeather ? heading.notice?.text ?? (isNarrow ? short : whole) : isNarrow ? short : whole
        let shorter = saysWeather ? heading.shorterBriefs : heading.shorterDetails
        keptDetail.clock = heading.shorterClocks.last ?? heading.clock
        keptDetail.goesFirst = heading.shorterClocks.last?.isEmpty == true
        let shorterClocks = text == heading.clock ? heading.shorterClocks : keptDetail.goesFirst ? [""] : []
        keptDetail.texts = [text] + (text == whole ? shorter : shorterClocks)
        // Much larger text leaves a name nothing beside it. An empty label would be read by its type.
        detail.show(text.isEmpty || isNarrow && Appearance.textScale >= 1.5 ? nil : text)
    }

    private var hiddenDetail: String? { detail.isShortened ? detail.text : nil }

    /// What is cut of the name, and what has given way to it.
    private var hiddenWords: String? {
        let words = [place.isShortened ? place.text : nil, keptDetail.isAway ? detail.text : nil].compactMap(\.self)
        return words.isEmpty ? nil : words.joined(separator: "\n")
    }
}

/// The name of a place with what is said beside it, which gives way to the name where there is no room for both.
@MainActor
enum PlaceTitle {
    private static let gap = 12

    /// - Parameter kept: What is left for the detail beside a long name.
    static func row(_ place: Label, _ detail: Label, keeps kept: KeptDetail) -> Widget {
        /// The name's widths: one that may wrap asks for some letters only, but has no need to where there is room.
        func name() -> SizeRequest {
            let request = place.request(.horizontal)
            return SizeRequest(least: request.least, natural: max(request.natural, place.wholeWidth))
        }
        /// The widths of both; the detail's is nil while it is hidden, or where the name takes all of the room.
        func widths(in room: Int) -> (place: Int, detail: Int?) {
            guard detail.isVisible else { return (room, nil) }
            let (name, words) = (name(), detail.request(.horizontal))
            let width = max(name.least, min(name.natural, room - gap - kept.width(in: detail)))
            // A name comes first: it loses no letter, and no line ends in one of its words, for what stands beside it.
            guard place.hasRoom(in: width) else { return (room, nil) }
            return (width, max(words.least, room - gap - width))
        }
        return LayoutContainer(
            [place, detail],
            layout: CustomLayout { axis, size in
                let (name, words) = (name(), detail.request(.horizontal))
                let space = detail.isVisible ? gap : 0
                let natural = name.natural + space + (detail.isVisible ? kept.wholeWidth(in: detail) : 0)
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
                kept.isAway = detail.isVisible && widths.detail == nil
                guard let width = widths.detail else { return room.leaveOut(detail) }
                detail.show(firstOf: kept.texts, fitting: width)
                room.place(detail, x: widths.place + gap, y: 0, width: width, height: room.height)
            })
    }
}

/// The room for what stands beside a long name of a place.
@MainActor
final class KeptDetail {
    /// Whether the row is narrow.
    var isNarrow = false
    /// What stands there, then its shorter forms.
    var texts: [String] = []

    /// The time that stands there in a narrow row.
    var clock = ""
    /// Whether all of it goes before the name takes a second line, also in a narrow row.
    var goesFirst = false
    /// Whether nothing stands there, as the name takes all of the row.
    var isAway = false

    /// Room for the shortest form in a wide row; for the time in a narrow one unless that goes first, and always as much, or the
    /// name would break elsewhere once the weather stands beside it.
    func width(in detail: Label) -> Int {
        let least = detail.request(.horizontal).least
        guard !isNarrow || goesFirst else { return max(least, Int(44 * Appearance.textScale), detail.width(of: clock)) }
        return max(least, texts.last.map { detail.width(of: $0) } ?? 0)
    }

    /// The room that all of it takes, which is asked for also while a shorter form stands there, or it would never be back.
    func wholeWidth(in detail: Label) -> Int {
        max(width(in: detail), texts.first.map { detail.width(of: $0) } ?? 0)
    }
}

/// Where the row's first part stands: over a page at the edge of its cards, and the sign of a way back before that.
@MainActor
final class TitleStart {
    /// Whether the row is narrow.
    var isNarrow = false
    /// Whether the page below has columns, and nothing stands before the name.
    var isOverColumns = false

    /// Whether the sign of a way back stands before the name.
    var hasWayBack = false

    /// The space before the first part in a row of that width with its padding, in pixels.
    func inset(in width: Int) -> Int {
        if isNarrow { return 0 }
        if hasWayBack { return 8 }
        return isOverColumns ? Int(PageColumns(width: Double(width), textScale: Appearance.textScale).margin) : 24
    }

    /// Returns the row.
    func row(_ parts: Widget) -> LayoutContainer {
        // What the style sheet leaves free at the end.
        let end = 6
        return LayoutContainer(
            [parts],
            layout: CustomLayout { [weak self] axis, size in
                let request = parts.request(axis, for: size)
                guard axis == .horizontal else {
                    let room = size.map { $0 - (self?.inset(in: $0 + end) ?? 0) }
                    return SizeRequest(least: parts.request(.vertical, for: room).natural)
                }
                // A page that is no wider than that is as narrow as can be.
                let inset = self?.isNarrow == false ? 24 : 0
                return SizeRequest(least: request.least + inset, natural: request.natural + inset)
            } allocate: { [weak self] room in
                let inset = self?.inset(in: room.width + end) ?? 0
                room.place(parts, x: inset, y: 0, width: room.width - inset, height: room.height)
            })
    }
}
