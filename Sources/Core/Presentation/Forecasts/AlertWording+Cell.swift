public import WeatherText

extension AlertWording: BasicCellItem {
    /// The icon of a warning, a triangle with an exclamation mark.
    public var image: CellImage? { .named("fairweather-warning-symbolic") }
}
