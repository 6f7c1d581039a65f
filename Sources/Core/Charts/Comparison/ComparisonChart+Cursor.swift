extension ComparisonChart: CursorChart {
    /// Returns the sentence of a time.
    public func spokenText(of index: Int) -> String { readings[index].spokenText }
    /// Returns the name of a time.
    public func timeText(of index: Int) -> String { readings[index].timeText }
    /// All of them.
    public var readable: [Int] { Array(readings.indices) }
    /// Returns the time of a name.
    public func index(ofTime text: String) -> Int? { readings.firstIndex { $0.timeText == text } }
    /// Returns whether it begins with the same day.
    public func isOfSameDays(as other: ComparisonChart) -> Bool { days.first?.id == other.days.first?.id }

    /// Returns the height in a width.
    public func height(_ room: ChartRoom<some TextMeasuring>) -> Double { layout(room).height }

    /// Returns the hours at so many pixels; nil beside the chart.
    public func hour(atX x: Double, _ room: ChartRoom<some TextMeasuring>) -> Double? { layout(room).hour(atX: x) }

    /// Returns the marks.
    public func drawing(_ room: ChartRoom<some TextMeasuring>) -> Drawing { drawn(room).drawing }

    /// Returns what is drawn over them while a time is read.
    public func reading(of index: Int, _ room: ChartRoom<some TextMeasuring>) -> Drawing {
        drawn(room).reading(of: index)
    }

    private func layout(_ room: ChartRoom<some TextMeasuring>) -> ComparisonLayout {
        ComparisonLayout(self, width: room.width, textScale: room.textScale, measure: room.measure)
    }

    private func drawn<Measure>(_ room: ChartRoom<Measure>) -> ComparisonDrawing<Measure> {
        ComparisonDrawing(self, layout(room), palette: room.palette, measure: room.measure)
    }
}
