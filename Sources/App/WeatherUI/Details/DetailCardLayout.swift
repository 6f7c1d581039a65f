internal import Charts
internal import Gtk
internal import WeatherText

/// The places of a card's parts: title and range on top, texts beside the line of the day, the scale at the bottom.
@MainActor
final class DetailCardLayout {
    private let stop, icon, title, range, chevron, value, companion, verdict, moonText, moonTimes: Widget
    private let picture, scale, moon: DrawingView
    var card: DetailCard?

    /// The height at 100 % text, with the sun 20 more.
    private static let height = 136.0
    private static let side = 15
    /// The pixels between texts and picture.
    private static let gap = 12

    init(
        stop: Widget, icon: Widget, title: Widget, range: Widget, chevron: Widget, value: Widget, companion: Widget,
        verdict: Widget,
        picture: DrawingView, scale: DrawingView, moon: DrawingView, moonText: Widget, moonTimes: Widget
    ) {
        self.stop = stop
        (self.icon, self.title, self.range, self.chevron) = (icon, title, range, chevron)
        self.value = value
        (self.companion, self.verdict) = (companion, verdict)
        (self.moonText, self.moonTimes) = (moonText, moonTimes)
        (self.picture, self.scale, self.moon) = (picture, scale, moon)
    }

    func measure(_ axis: Orientation, _ size: Int?) -> SizeRequest {
        // A column is as wide as it is told to be; words wrap.
        guard axis == .vertical else { return SizeRequest(least: 160, natural: 400) }
        return SizeRequest(least: arranged(size ?? 400).height)
    }

    func allocate(_ room: LayoutRoom) {
        room.place(stop, x: 0, y: 0, width: room.width, height: room.height)
        let arranged = arranged(room.width, height: room.height)
        for place in arranged.places {
            room.place(place.widget, x: place.x, y: place.y, width: place.width, height: place.height)
        }
    }

    private typealias Place = (widget: Widget, x: Int, y: Int, width: Int, height: Int)

    private func arranged(_ width: Int, height: Int? = nil) -> (places: [Place], height: Int) {
        let scaled = Appearance.textScale
        func px(_ length: Double) -> Int { Int((length * scaled).rounded()) }
        let inner = max(width - 2 * Self.side, 1)
        var places: [Place] = []
        var y = placeHead(inner, px(8), &places)

        // The line of the day beside the texts, or below them where those would have too little room.
        let isSky = card?.sky != nil
        let pictureHeight = px(isSky ? SkyHorizonChart<FontMeasure>.height : DetailLine.height)
        let hasDrawing = picture.area.isVisible
        let need = isSky ? px(MoonDisc.size + 6) + moonText.request(.horizontal).natural : headline(px)
        let (share, leastShare) = isSky ? (0.44, 0.36) : (0.4, 0.32)
        let wished = max(
            min(inner - Self.gap - need, Int((Double(width) * share).rounded())), Int(Double(width) * leastShare))
        let least = max(value.request(.horizontal).natural, px(110))
        let isBeside = hasDrawing && inner - wished - Self.gap >= least
        let column = isBeside ? inner - wished - Self.gap : inner
        let top = y
        y = placeTexts(column, from: y, px, &places)
        let textsEnd = y
        let bleed = min(px(isSky ? SkyHorizonChart<FontMeasure>.inset : DetailLine.inset), Self.side)
        if isBeside {
            let pictureTop = top - 1
            places.append(
                (picture.area, Self.side + inner - wished - bleed, pictureTop, wished + 2 * bleed, pictureHeight))
            y = max(y, pictureTop + pictureHeight)
        } else if hasDrawing {
            places.append((picture.area, Self.side - bleed, y + px(4), inner + 2 * bleed, pictureHeight))
            y += px(4) + pictureHeight
        }
        let bottom = px(7)
        let foot = scale.area.isVisible ? scaleHeight(inner) : 0
        // The frame of a pixel lies around it.
        let usual = px(Self.height + (isSky ? 20 : 0)) - 2
        // The dot of the scale stands out over it, from which words keep apart.
        let apart = foot > 0 ? px(8) : 0
        let total = max(max(y, textsEnd + apart) + foot + bottom, usual, height ?? 0)
        if foot > 0 { places.append((scale.area, Self.side, total - bottom - foot, inner, foot)) }
        return (places, total)
    }

    /// The width of value and companion beside each other.
    private func headline(_ px: (Double) -> Int) -> Int {
        value.request(.horizontal).natural
            + (companion.isVisible ? px(8) + companion.request(.horizontal).natural : 0)
    }

    private func scaleHeight(_ width: Int) -> Int {
        guard let words = card?.scale else { return 0 }
        return Int(
            DetailScaleBar(words, Look.palette, textScale: Appearance.textScale, measure: scale.measure)
                .height(width: Double(width)))
    }

    /// Title and range beside each other, or below each other; returns where they end.
    private func placeHead(_ inner: Int, _ margin: Int, _ places: inout [Place]) -> Int {
        let (size, top) = (icon.request(.horizontal).natural, 12)
        let iconWidth = size + margin
        let (whole, sign) = (inner, Chevron.size)
        let inner = chevron.isVisible ? inner - sign.width - margin : inner
        let (titleWidth, rangeWidth) = (title.request(.horizontal).natural, range.request(.horizontal).natural)
        let isBeside = iconWidth + titleWidth + margin + rangeWidth <= inner
        let titleRoom = min(titleWidth, inner - iconWidth)
        let titleHeight = max(title.request(.vertical, for: titleRoom).least, size)
        places.append((icon, Self.side, top + (titleHeight - size) / 2, size, size))
        places.append((title, Self.side + iconWidth, top, titleRoom, titleHeight))
        if chevron.isVisible {
            let middle = top + (titleHeight - sign.height) / 2
            places.append((chevron, Self.side + whole - sign.width, middle, sign.width, sign.height))
        }
        guard range.isVisible else { return top + titleHeight }
        if isBeside {
            places.append((range, Self.side + inner - rangeWidth, top, rangeWidth, titleHeight))
            return top + titleHeight
        }
        let room = min(rangeWidth, inner)
        let rangeHeight = range.request(.vertical, for: room).least
        places.append((range, Self.side + inner - room, top + titleHeight, room, rangeHeight))
        return top + titleHeight + rangeHeight
    }

    /// Value and companion on one line of writing or below each other, the verdict, and the moon; returns where they end.
    private func placeTexts(
        _ column: Int, from top: Int, _ px: (Double) -> Int, _ places: inout [Place]
    ) -> Int {
        var y = top + 2
        let valueWidth = min(value.request(.horizontal).natural, column)
        let valueHeight = value.request(.vertical, for: valueWidth).least
        places.append((value, Self.side, y, valueWidth, valueHeight))
        y += valueHeight
        if companion.isVisible {
            let natural = companion.request(.horizontal).natural
            let width = min(natural, column)
            let height = companion.request(.vertical, for: width).least
            if valueWidth + px(8) + natural <= column {
                // The base lines of letters of both sizes meet: it lies at 0.79 of the line's height.
                let lift = Int((Double(valueHeight - height) * 0.21).rounded())
                places.append((companion, Self.side + valueWidth + px(8), y - lift - height, width, height))
            } else {
                places.append((companion, Self.side, y, width, height))
                y += height
            }
        }
        if verdict.isVisible {
            let height = verdict.request(.vertical, for: column).least
            places.append((verdict, Self.side, y, column, height))
            y += height
        }
        guard card?.sky != nil else { return y }
        let (disc, gap) = (px(MoonDisc.size), px(6))
        y += px(10)
        let room = max(column - disc - gap, 1)
        let first = moonText.request(.vertical, for: room).least
        let second = moonTimes.isVisible ? moonTimes.request(.vertical, for: room).least : 0
        places.append((moon.area, Self.side - 1, y + max(0, (first + second - disc) / 2), disc, disc))
        places.append((moonText, Self.side + disc + gap, y, room, first))
        if second > 0 { places.append((moonTimes, Self.side + disc + gap, y + first, room, second)) }
        return y + max(first + second, disc)
    }
}
