extension QuantityChart: CursorChart {
    /// Returns the sentence of a time.
    public func spokenText(of index: Int) -> String { points[index].spokenText }
    /// Returns the name of a time.
    public func timeText(of index: Int) -> String { points[index].timeText }
    /// Returns the time of a name.
    public func index(ofTime text: String) -> Int? { readable.first { points[$0].timeText == text } }
    /// Returns whether it begins with the same day.
    public func isOfSameDays(as other: QuantityChart) -> Bool { days.first == other.days.first }

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

    private func layout(_ room: ChartRoom<some TextMeasuring>) -> QuantityLayout {
        QuantityLayout(self, width: room.width, textScale: room.textScale, measure: room.measure)
    }

    private func drawn<Measure>(_ room: ChartRoom<Measure>) -> QuantityDrawing<Measure> {
        QuantityDrawing(self, layout(room), palette: room.palette, measure: room.measure)
    }
}
