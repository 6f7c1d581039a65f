public import Charts

/// The content of the rain map's page.
@MainActor
public protocol RainMapModel: AnyObject {
    /// The identifier of the place.
    var pageID: String { get }
    /// The line at the top: the page's name, the place, and the time of the newest picture.
    var heading: PageHeading { get }
    /// The sentence that answers whether rain comes, or why that is not known.
    var answer: String { get }
    /// The sentence with times, or what the forecast expects instead; nil for none.
    var detail: String? { get }
    /// The map of the frame that is shown.
    var picture: RainMapPicture { get }
    /// The map of the frame that is shown next while frames follow each other; nil while they stand still.
    var nextPicture: RainMapPicture? { get }
    /// The frames in time; nil while there are none.
    var track: RainTrack? { get }
    /// The steps of the rain.
    var legend: RainLegend { get }
    /// The time of the frame, "Now" or "14:25".
    var timeText: String { get }
    /// What the time is: "measured at 13:00".
    var timeDetail: String { get }
    /// Whose pictures and shapes they are.
    var credit: String { get }
    /// The frame in one sentence; empty while there are none.
    var spokenFrame: String { get }
    /// The frames as a table; nil while there are none.
    var table: ChartTable? { get }
    /// The row of the table that tells of the frame that is shown; nil while there are none.
    var shownRow: Int? { get }
    /// Whether the frames are shown as a table instead of the map.
    var showsTable: Bool { get }
    /// The label of the button where there is no map to be read; nil for no button.
    var actionLabel: String? { get }
    /// Whether that button leads back to the place's page rather than asking again.
    var leadsBack: Bool { get }
    /// Whether the frames follow each other by themselves.
    var isPlaying: Bool { get }
    /// Whether a request is running.
    var isLoading: Bool { get }
    /// Whether the map can be enlarged.
    var canZoomIn: Bool { get }
    /// Whether the map can be reduced.
    var canZoomOut: Bool { get }

    /// Asks for new pictures now, or when those that are known are old, as long as somebody sees the page.
    func refresh()
    /// Tells whether somebody can see the page.
    func isSeen(_ isSeen: Bool)
    /// Shows another frame.
    func move(_ step: RainMapStep)
    /// Shows the frame nearest to a place on the track, 0 to 1.
    func show(at place: Double)
    /// Lets the frames follow each other, or stops them.
    func togglePlaying()
    /// Stops the frames; returns false if they stood still.
    func stopPlaying() -> Bool
    /// Shows the next frame of those that follow each other, and stops at the last.
    func playStep()
    /// Tells over which point of the map the pointer is, in kilometres east and south of the place; nil for none.
    func hover(_ kilometres: (east: Double, south: Double)?)
    /// How large the map is, in words for a screen reader.
    var spokenScale: String { get }
    /// Enlarges the map by a step.
    func zoomIn()
    /// Reduces the map by a step.
    func zoomOut()
    /// Shows the map as it was at first.
    func resetZoom()
    /// Shows the frames as a table, or as the map.
    func showTable(_ isShown: Bool)
}

/// The ways in which keys move through the frames.
public enum RainMapStep: Sendable, Hashable {
    /// So many frames later; earlier for a negative number.
    case frames(Int)
    /// So many minutes later.
    case minutes(Int)
    /// That of a row of the table.
    case row(Int)
    /// The first, the last or the present frame.
    case first, last, now
}
