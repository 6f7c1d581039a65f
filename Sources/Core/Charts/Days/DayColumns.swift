/// Where everything lies in the row of a day, the same in all rows of a width, in pixels from the side text begins at.
public struct DayColumns: Sendable, Hashable {
    /// How much is shown side by side.
    public enum Form: Sendable, Hashable {
        /// Name, date beside it, words below; wind.
        case full
        /// Name, words below; no wind.
        case middle
        /// The same in less room; words may take two lines.
        case narrow
        /// Name, date and words above, the figures below them; the picture at the end, below the arrow.
        case stacked
    }

    /// The space between a name and the date beside it, at 100 % text.
    public static let dateGap = 8.0

    /// How much is shown side by side.
    public let form: Form
    /// The column of name, date and words.
    public let names: ClosedRange<Double>
    /// The line of the name, with the date where that has room beside it.
    public let title: ClosedRange<Double>
    /// The square of the picture.
    public let picture: ClosedRange<Double>
    /// Amounts and probabilities.
    let fall: ClosedRange<Double>
    /// The arrow and its number; nil where neither is shown.
    let wind: ClosedRange<Double>?
    /// The room from the lows' beginning to the highs' end, which runs from left to right in every language.
    let temperatures: ClosedRange<Double>
    /// The widths that lows and highs take at both ends of `temperatures`, with the space to the bar.
    let (low, high): (Double, Double)
    /// The middle of the arrow that shows whether the day is open.
    public let chevron: Double
    /// The size of text, 1 for the usual one.
    public let textScale: Double

    /// The top and the size of a picture that stands below the arrow, at 100 % text.
    static let (lowPictureTop, lowPicture) = (26.0, 28.0)
    /// The middle of the arrow over it, at 100 % text.
    public static let highChevron = 18.0

    /// The height of the figures, and of a row whose names need no more.
    public var height: Double { (form == .stacked ? 44 : 48) * textScale }
    /// The least height of a row: in the stacked form the high stands below the picture, however short the words are.
    public var leastRow: Double {
        form == .stacked ? (Self.lowPictureTop + Self.lowPicture + 9) * textScale + height / 2 : height
    }
    /// The length of the bar; not drawn where it is too short to be read.
    var bar: Double { temperatures.upperBound - temperatures.lowerBound - low - high }

    /// The form with most in it that fits.
    ///
    /// - Parameters:
    ///   - width: The width of the row.
    ///   - textScale: The size of text, 1 for the usual one.
    ///   - texts: The texts of all rows.
    public init(width: Double, textScale: Double, _ texts: DayColumnTexts, _ measure: some TextMeasuring) {
        let widths = DayColumnWidths(texts, measure)
        func columns(_ form: Form) -> DayColumns {
            // Rather a shorter bar than a date on a line of its own, as long as it can be read well.
            let dated = DayColumns(
                form, width, textScale, widths, name: max(widths.name, widths.word, widths.dated(textScale)))
            if form == .full, dated.bar >= 100 * textScale { return dated }
            // Rather a shorter bar than a broken word, as long as that is one.
            let whole = DayColumns(form, width, textScale, widths, name: max(widths.name, widths.word))
            return whole.bar >= (form == .narrow ? 28 : 40) * textScale
                ? whole : DayColumns(form, width, textScale, widths, name: widths.name)
        }
        let (full, middle, narrow) = (columns(.full), columns(.middle), columns(.narrow))
        if width >= 560 * textScale, full.bar >= 40 * textScale {
            self = full
        } else if width >= 400 * textScale, middle.bar >= 40 * textScale {
            self = middle
        } else {
            self = narrow.bar >= 28 * textScale ? narrow : columns(.stacked)
        }
    }

    private init(_ form: Form, _ width: Double, _ scale: Double, _ widths: DayColumnWidths, name: Double) {
        let sizes = DayColumnSizes(form)
        let side = sizes.side * scale
        self.form = form
        textScale = scale
        chevron = width - sizes.chevron * scale
        guard form != .stacked else {
            // A name such as "Wednesday" has no room beside the picture.
            let right = width - side
            picture = max(right - Self.lowPicture * scale, side)...max(right, side)
            names = side...max(picture.lowerBound - 8 * scale, side)
            title = side...max(chevron - 16 * scale, side)
            fall = side...side + widths.fall
            wind = nil
            (low, high) = (widths.low + 8 * scale, widths.high + 8 * scale)
            temperatures = Self.range(from: fall.upperBound + 12 * scale, to: width - side)
            return
        }
        let room = max(sizes.names * scale + max(0, width - 696 * scale) * sizes.share, name)
        names = side...side + room
        title = names
        picture = names.upperBound + 8 * scale...names.upperBound + 40 * scale
        let reserved = picture.upperBound + max(sizes.fall * scale, widths.fall + 8 * scale)
        fall = reserved - widths.fall...reserved
        var edge = reserved
        if form == .full {
            let start = edge + 32 * scale
            wind = start...start + 22 * scale + widths.wind
            edge = max(start + 51 * scale, start + 34 * scale + widths.wind)
        } else {
            wind = nil
            edge += sizes.gap * scale
        }
        let lows = max(sizes.low * scale, widths.low)
        (low, high) = (lows + sizes.space * scale, max(sizes.high * scale, widths.high + sizes.space * scale))
        temperatures = Self.range(from: edge, to: width - sizes.highEnd * scale)
    }

    private static func range(from start: Double, to end: Double) -> ClosedRange<Double> { start...max(start, end) }
}

/// How wide the texts of each column are, in pixels.
struct DayColumnWidths {
    let name, word, fall, wind, low, high: Double
    /// A name and the date beside it, without the space between them; 0 where there are no dates.
    private let names: Double

    init(_ texts: DayColumnTexts, _ measure: some TextMeasuring) {
        func widest(_ texts: Set<String>, _ lettering: Lettering) -> Double {
            texts.map { measure.size(of: $0, lettering).width }.max() ?? 0
        }
        name = widest(texts.names, .boldDay)
        names =
            texts.dated.map { measure.size(of: $0[0], .boldDay).width + measure.size(of: $0[1], .dayDetail).width }
            .max() ?? 0
        // A pixel more, as the label that it stands in rounds.
        word = widest([texts.longestWord], .dayDetail) + 1
        fall = max(widest(texts.falls, .dayAmount), widest(texts.chances, .dayDetail))
        wind = widest(texts.winds, .dayDetail)
        low = widest(texts.lows, .day)
        high = widest(texts.highs, .boldDay)
    }

    /// A name with the date beside it, and a pixel more for each, as the labels that they stand in round.
    func dated(_ scale: Double) -> Double { names > 0 ? names + DayColumns.dateGap * scale + 2 : 0 }
}

extension Lettering {
    /// The lettering of lows.
    static let day = Lettering(11)
    /// The lettering of names and highs.
    static let boldDay = Lettering(11, isBold: true)
    /// The lettering of amounts of rain.
    static let dayAmount = Lettering(10, isBold: true)
    /// The lettering of probabilities and winds.
    static let dayDetail = Lettering(10)
}
