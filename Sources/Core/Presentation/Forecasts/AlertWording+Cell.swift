public import WeatherText

extension AlertWording: BasicCellItem {
    /// A triangle with an exclamation mark.
    public var image: CellImage? { .named("fairweather-warning-symbolic") }
}
