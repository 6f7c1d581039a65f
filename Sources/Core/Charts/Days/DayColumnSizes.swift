/// The measures of a day's row at 100 % text, in pixels.
struct DayColumnSizes {
    /// The room before the names.
    let side: Double
    /// The least width of the names, and their share of what a row is wider than usual.
    let (names, share): (Double, Double)
    /// The distance from the picture to the end of the amounts.
    let fall: Double
    /// The distance from there to the lows, and the least width of these.
    let (gap, low): (Double, Double)
    /// The distance from the lows to the bar.
    let space: Double
    /// The distance from the bar to the end of the highs.
    let high: Double
    /// The distances from the end of the highs and from the middle of the arrow to the row's end.
    let (highEnd, chevron): (Double, Double)

    init(_ form: DayColumns.Form) {
        switch form {
        case .full:
            (side, names, share, fall) = (16, 150, 0.25, 78)
            (gap, low, space, high) = (0, 29, 12, 44)
            (highEnd, chevron) = (40, 22)
        case .middle:
            (side, names, share, fall) = (16, 122, 0, 50)
            (gap, low, space, high) = (8, 28, 8, 34)
            (highEnd, chevron) = (32, 18)
        case .narrow, .stacked:
            (side, names, share, fall) = (12, 94, 0, 52)
            (gap, low, space, high) = (8, 30, 8, 32)
            (highEnd, chevron) = (26, 14)
        }
    }
}
