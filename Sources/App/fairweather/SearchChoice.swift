import WeatherModel

/// What was chosen in the desktop's search.
enum SearchChoice: Equatable {
    /// A place to show.
    case place(Location)
    /// Words to search for in the window.
    case words(String)
}
