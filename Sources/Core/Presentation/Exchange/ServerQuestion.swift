/// Whether the servers that a file names are to be asked, for somebody to see and decide.
public struct ServerQuestion: Sendable, Hashable {
    /// Title of the dialog.
    public let title: String
    /// What it means to take them.
    public let text: String
    /// A line each, "OpenWeather: weather.example.org, usually api.openweathermap.org".
    public let servers: [String]
    /// Words of the button that takes them.
    public let take: String
    /// Words of the button that leaves them.
    public let leave: String
}
