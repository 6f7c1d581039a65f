import BaseMap
public import Charts
import Foundation
public import Observation
import RainMap
import WeatherModel
import WeatherServices
import WeatherText

/// The rain map of one place: radar pictures, which of them is shown, and what they say.
///
/// Nothing is asked for before somebody sees the page, and nothing once nobody does.
@MainActor @Observable
public final class RainMapViewModel: RainMapModel {
    let page: WeatherViewModel
    let map: BaseMap?
    let towns: [MapTown]
    let pictures: RadarLoader
    /// The time of the frame that was chosen; nil for that of the present.
    private var chosen: Date?
    /// The point of the map under the pointer, in kilometres east and south of the place; nil for none.
    private(set) var pointed: SIMD2<Double>?
    /// How large the map is.
    public private(set) var zoom: MapZoom
    private let firstZoom: MapZoom
    /// Whether the frames follow each other by themselves.
    public private(set) var isPlaying = false
    /// Whether the frames are shown as a table instead of the map.
    public private(set) var showsTable = false
    /// What is done as soon as all pictures are there.
    @ObservationIgnored private var deferred: [@MainActor (RainMapViewModel) -> Void] = []
    @ObservationIgnored private var isInView = false
    @ObservationIgnored private(set) var task: Task<Void, Never>?
    @ObservationIgnored private var kept:
        (now: Date, formatter: WeatherFormatter, frames: RadarFrames, reading: RadarReading?)?
    @ObservationIgnored private var plane: RadarPlane?
    /// Where the nearest rain of the frame is that was spoken last.
    @ObservationIgnored private var nearest: (frame: RadarFrame, formatter: WeatherFormatter, text: String?)?

    /// - Parameters:
    ///   - page: The page of the place, whose forecast tells snow from rain.
    ///   - pictures: The pictures, known or not.
    ///   - map: The shapes of the map; nil if they cannot be read.
    ///   - towns: The towns around, from the biggest on.
    ///   - zoom: How large the map is at first.
    init(
        of page: WeatherViewModel, pictures: RadarLoader, map: BaseMap?, towns: [MapTown], zoom: MapZoom = .middle
    ) {
        (self.page, self.map, self.zoom, firstZoom) = (page, map, zoom, zoom)
        (self.pictures, self.towns) = (pictures, towns)
    }

    /// The identifier of the place.
    public var pageID: String { page.pageID }
    /// Whether a request is running.
    public var isLoading: Bool { pictures.isLoading }
    /// Whether the map can be enlarged.
    public var canZoomIn: Bool { zoom.nearer != nil }
    /// Whether the map can be reduced.
    public var canZoomOut: Bool { zoom.farther != nil }

    /// Asks for new pictures, unless nobody sees the page or no radar sees the place.
    public func refresh() {
        guard isInView, (try? pictures.source()) != nil, !pictures.isLoading else { return }
        let now = page.clock.now
        task = Task {
            await pictures.load(at: now)
            page.radar = pictures.frames
        }
    }

    /// Tells whether somebody can see the page: what is due is asked for as soon as somebody does.
    public func isSeen(_ isSeen: Bool) {
        isInView = isSeen
        guard !isSeen else { return refreshIfDue() }
        _ = stopPlaying()
        hover(nil)
    }

    /// Asks for new pictures if those that are known are old; to be called each minute.
    func refreshIfDue() {
        if pictures.isDue(at: page.clock.now) { refresh() }
    }

    /// What the known pictures say now; nil if there are none that do.
    var reading: RadarReading? {
        guard let frames = pictures.frames else { return nil }
        let context = context
        if let kept, kept.now == context.now, kept.formatter == context.formatter, kept.frames == frames {
            return kept.reading
        }
        let report = page.report
        let reading = RadarReading(frames, of: page.place.location, { report?.temperature(at: $0) }, context)
        kept = (context.now, context.formatter, frames, reading)
        return reading
    }

    /// The error of the last request; nil if it succeeded or none was made.
    var failure: FetchError? {
        do throws(FetchError) { _ = try pictures.source() } catch { return error }
        return pictures.error
    }

    var context: SentenceContext {
        SentenceContext(page.formatter, in: page.clockZone, at: page.clock.now)
    }

    /// The source of the pictures; nil while there are none.
    var source: WeatherSource? { pictures.frames?.source }

    /// Returns the number of the frame that is shown.
    func index(in reading: RadarReading) -> Int {
        guard let chosen else { return reading.present }
        let samples = reading.samples
        return samples.indices.min {
            abs(samples[$0].time.timeIntervalSince(chosen)) < abs(samples[$1].time.timeIntervalSince(chosen))
        } ?? reading.present
    }

    /// A frame on the map, by its number.
    func rain(in reading: RadarReading, _ index: Int) -> RainMapPicture.Rain? {
        guard let grid = pictures.frames?.grid else { return nil }
        let place = page.place.location.coordinates
        let plane = plane ?? RadarPlane(grid, around: place)
        self.plane = plane
        let frame = reading.frames[index]
        return RainMapPicture.Rain(
            frame, plane, isFrozen: RadarFrameText.isSnow(at: page.report?.temperature(at: frame.time)),
            isEstimated: reading.isEstimated)
    }

    /// Where the nearest rain of a frame is that is dry at the place; nil for none.
    func nearestRain(of index: Int, in reading: RadarReading) -> String? {
        guard let grid = pictures.frames?.grid, !reading.samples[index].isWet else { return nil }
        let (frame, context) = (reading.frames[index], context)
        if let nearest, nearest.frame == frame, nearest.formatter == context.formatter { return nearest.text }
        let text = RadarFrameText.nearest(
            in: frame, grid, around: page.place.location.coordinates, page.report?.temperature(at: frame.time), context)
        nearest = (frame, context.formatter, text)
        return text
    }

    /// Shows another frame, and stops those that follow each other.
    public func move(_ step: RainMapStep) {
        _ = stopPlaying()
        // What is in the table is known.
        if case .row = step { return self.step(step) }
        withAllPictures { $0.step(step) }
    }

    private func step(_ step: RainMapStep) {
        guard let reading else { return }
        let current = index(in: reading)
        let last = reading.samples.count - 1
        switch step {
        case .frames(let count): choose(min(last, max(0, current + count)), in: reading)
        case .minutes(let count):
            chosen = reading.samples[current].time.addingTimeInterval(Double(count) * 60)
            choose(index(in: reading), in: reading)
        case .row(let row): choose(min(last, max(0, row)), in: reading)
        case .first: choose(0, in: reading)
        case .last: choose(last, in: reading)
        case .now: chosen = nil
        }
    }

    /// Shows the frame nearest to a place on the track.
    public func show(at place: Double) {
        _ = stopPlaying()
        withAllPictures { map in
            guard let reading = map.reading, let index = map.track?.frame(nearest: place) else { return }
            // Of the times on the track those of pictures that failed to come have none.
            map.chosen = reading.times[index]
            map.choose(map.index(in: reading), in: reading)
        }
    }

    /// Lets the frames follow each other from the one that is shown, or from the present where that is the last.
    public func togglePlaying() {
        guard !stopPlaying(), let reading else { return }
        if index(in: reading) == reading.samples.count - 1 { chosen = nil }
        isPlaying = true
        withAllPictures { map in
            if map.pictures.restError != nil { _ = map.stopPlaying() }
        }
    }

    /// Stops the frames; returns false if they stood still.
    public func stopPlaying() -> Bool {
        defer { if isPlaying { isPlaying = false } }
        return isPlaying
    }

    /// Shows the next frame, and stops at the last.
    public func playStep() {
        guard isPlaying, let reading else { return _ = stopPlaying() }
        // It goes on as soon as the other pictures are there.
        guard deferred.isEmpty else { return }
        let next = index(in: reading) + 1
        let last = reading.samples.count - 1
        if next <= last { choose(next, in: reading) }
        if next >= last { isPlaying = false }
    }

    /// Tells over which point of the map the pointer is.
    public func hover(_ kilometres: (east: Double, south: Double)?) {
        // Over a table there is no map to point at.
        let point = showsTable ? nil : kilometres.map { SIMD2($0.east, $0.south) }
        if point != pointed { pointed = point }
    }

    /// Enlarges the map by a step.
    public func zoomIn() {
        if let nearer = zoom.nearer { zoom = nearer }
    }

    /// Reduces the map by a step.
    public func zoomOut() {
        if let farther = zoom.farther { zoom = farther }
    }

    /// Shows the map as it was at first.
    public func resetZoom() {
        if zoom != firstZoom { zoom = firstZoom }
    }

    /// Shows the frames as a table, or as the map.
    public func showTable(_ isShown: Bool) {
        if showsTable != isShown { showsTable = isShown }
        // A map that is hidden under the pointer is not told that the pointer leaves it.
        if isShown { hover(nil) }
    }

    /// Does something with all pictures; where only the newest is known, after the others have been asked for.
    private func withAllPictures(_ action: @escaping @MainActor (RainMapViewModel) -> Void) {
        guard pictures.isIncomplete, isInView else { return action(self) }
        deferred.append(action)
        guard deferred.count == 1 else { return }
        task = Task {
            await pictures.loadRest()
            page.radar = pictures.frames
            let actions = deferred
            deferred = []
            for action in actions { action(self) }
        }
    }

    /// The knob at the present stays there while time goes on; anywhere else it stays at its time.
    private func choose(_ index: Int, in reading: RadarReading) {
        chosen = index == reading.present ? nil : reading.samples[index].time
    }

    /// Returns when the request that was begun before has ended.
    func settled() async {
        await task?.value
    }
}
