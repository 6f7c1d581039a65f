internal import Charts
internal import Gtk
internal import Presentation

/// The signs on the buttons of the rain map, drawn so that they are the same in every icon theme.
@MainActor
enum MapSign {
    case plus, minus, play, pause

    /// Returns a view of so many pixels to each side.
    func view(_ size: Int) -> DrawingView {
        let view = DrawingView(width: size, height: size)
        _ = view.area.decorative()
        show(on: view)
        return view
    }

    /// Changes the sign of a view.
    func show(on view: DrawingView) {
        view.show { width, height, _ in drawing(width, height, Look.palette) }
    }

    private func drawing(_ width: Double, _ height: Double, _ palette: Palette) -> Drawing {
        var drawing = Drawing(width: width, height: height)
        let centre = Point(width / 2, height / 2)
        let stroke = Stroke(.even(palette.text), width: 1.8)
        switch self {
        case .plus, .minus:
            drawing.line([centre.moved(x: -6), centre.moved(x: 6)], stroke)
            if self == .plus { drawing.line([centre.moved(y: -6), centre.moved(y: 6)], stroke) }
        case .play, .pause:
            drawing.fill(.circle(centre, radius: min(width, height) / 2), .even(palette.accent))
            if self == .play {
                let triangle = [centre.moved(x: -4, y: -7), centre.moved(x: 8), centre.moved(x: -4, y: 7)]
                drawing.fill(
                    Path([.move(triangle[0]), .line(triangle[1]), .line(triangle[2]), .close]), .even(palette.card))
            } else {
                for left in [-6.0, 2] {
                    let bar = Rectangle(x: centre.x + left, y: centre.y - 7, width: 4, height: 14)
                    drawing.fill(.rectangle(bar), .even(palette.card))
                }
            }
        }
        return drawing
    }
}

/// The card of the rain map's times: play, the frame's time, the legend, and a slider of frames.
@MainActor
final class RainMapTimeCard<Model: RainMapModel> {
    private let sign = MapSign.play.view(40)
    let play: Button
    private let time = Label().styled("card-title", "numeric")
    private let detail = Label().wrapped(width: 60).preferringOneLine().styled("secondary", "numeric")
    private let legend = DrawingView(width: 200, height: 0)
    private let track = DrawingView(width: 200, height: 0)
    let slider = SliderStop(name: WindowWords.radarTime)
    let root: LayoutContainer
    private var dragged: Double?

    /// - Parameter model: Returns the map that is shown; nil if there is none.
    init(model: @escaping @MainActor () -> Model?) {
        play = Button(child: sign.area, name: WindowWords.play).styled("map-play")
        let (play, time, detail, slider) = (play, time, detail, slider)
        let (track, legend) = (track.area.leftToRight().decorative(), legend.area.leftToRight().decorative())
        root = LayoutContainer(
            [play, time, detail, track, slider, legend],
            layout: CustomLayout { axis, size in
                guard axis == .vertical else { return SizeRequest(least: 280, natural: 696) }
                return SizeRequest(least: Int(Self.height(width: Double(size ?? 696))))
            } allocate: { room in
                let scale = Appearance.textScale
                let (line, width) = (Int(20 * scale), room.width)
                let trackHeight = Int(RainTrackDrawing<FontMeasure>.height(textScale: scale))
                let words = max(time.request(.horizontal).natural, 1)
                if Self.isWide(Double(width)) {
                    room.place(play, x: 16, y: (room.height - 40) / 2, width: 40, height: 40)
                    room.place(time, x: 72, y: 12, width: words, height: line)
                    // The legend gives way to words that would stand in two lines over the track.
                    let wanted = width - 16 - (80 + words) - detail.request(.horizontal).natural - 16
                    let legendWidth = min(Int(300 * scale), max(wanted, Int(240 * scale)))
                    let legendHeight = Self.legendHeight(legendWidth)
                    let rest = width - 16 - legendWidth - (80 + words)
                    room.place(detail, x: 80 + words, y: 12, width: max(40, rest - 8), height: line)
                    room.place(legend, x: width - 16 - legendWidth, y: 6, width: legendWidth, height: legendHeight)
                    let top = room.height - trackHeight - 2
                    room.place(track, x: 62, y: top, width: width - 62 - 6, height: trackHeight)
                    // Its ring goes around the line and the times, so that it keeps clear of the legend.
                    let ring = Int(16 * scale)
                    room.place(slider, x: 62, y: top + ring, width: width - 62 - 6, height: trackHeight - ring)
                } else {
                    room.place(play, x: 12, y: 12, width: 40, height: 40)
                    room.place(time, x: 64, y: 10, width: width - 80, height: line)
                    let top = Self.wordsHeight
                    room.place(detail, x: 64, y: 10 + line, width: width - 80, height: top - 12 - line)
                    for part in [track, slider] {
                        room.place(part, x: 0, y: top, width: width, height: trackHeight)
                    }
                    room.place(
                        legend, x: 16, y: top + trackHeight + 2, width: width - 32,
                        height: Self.legendHeight(width - 32))
                }
            }
        ).styled("card", "map-time")
        play.onClick { model()?.togglePlaying() }
        slider.onChange { number in
            guard let page = model(), let frames = page.track?.frames, frames.indices.contains(number) else { return }
            page.show(at: frames[number])
        }
        track.onPress { [weak track, weak slider, weak self] x, _ in
            guard let track else { return }
            _ = slider?.grabFocus()
            self?.dragged = x
            model()?.show(at: Self.place(x, on: track))
        }
        track.onDrag { [weak track, weak self] shift in
            guard let track, let start = self?.dragged, let shift else { return }
            model()?.show(at: Self.place(start + shift, on: track))
        } onEnd: { [weak self] in
            self?.dragged = nil
        }
        root.onScroll { step in
            guard !step.isByPixels, step.y != 0 else { return false }
            model()?.move(.frames(step.y > 0 ? 1 : -1))
            return true
        }
    }

    /// Shows the frame and the frames around it.
    func show(_ page: Model) {
        let (track, legend, isPlaying) = (page.track, page.legend, page.isPlaying)
        time.text = page.timeText
        detail.show(page.timeDetail.isEmpty ? nil : page.timeDetail)
        play.isSensitive = track != nil
        (isPlaying ? MapSign.pause : .play).show(on: sign)
        play.setAccessibleName(isPlaying ? WindowWords.pause : WindowWords.play)
        slider.isSensitive = track != nil
        if let track {
            let number = track.frame(nearest: track.knob) ?? 0
            slider.show(number, of: track.frames.count - 1, words: page.spokenFrame, isSilent: isPlaying)
        }
        self.legend.show { width, _, measure in
            RainLegendDrawing(
                legend, width: width, textScale: Appearance.textScale, style: Look.style, measure: measure
            ).drawing
        }
        self.track.show { width, _, measure in
            RainTrackDrawing(
                track ?? .unknown, width: width, textScale: Appearance.textScale, palette: Look.palette,
                measure: measure
            ).drawing
        }
    }

    /// The height of the card in pixels for its width.
    static func height(width: Double) -> Double {
        let scale = Appearance.textScale
        // The words over the track keep clear of the limits below the legend, wherever the present is.
        if isWide(width) { return 20 + 88 * scale }
        let track = RainTrackDrawing<FontMeasure>.height(textScale: scale)
        return Double(wordsHeight) + track + Double(legendHeight(Int(width) - 32)) + 8
    }

    private static func legendHeight(_ width: Int) -> Int {
        Int(RainLegendDrawing<FontMeasure>.height(width: Double(width), textScale: Appearance.textScale))
    }

    /// The height of the time and its detail over the track, which takes two lines where text is large, or three.
    private static var wordsHeight: Int {
        let scale = Appearance.textScale
        return max(54, Int(12 + (scale > 1.6 ? 68 : scale > 1.3 ? 60 : 40) * scale))
    }

    private static func isWide(_ width: Double) -> Bool { width >= 560 * Appearance.textScale }

    private static func place(_ x: Double, on track: DrawingArea) -> Double {
        RainTrackDrawing<FontMeasure>.place(ofX: x, width: Double(track.width))
    }
}
