/// The question to the user whether servers named in an imported file may be asked.
public struct ServerQuestion: Sendable, Hashable {
    /// The title of the dialog.
    public let title: String
    /// The explanation of what accepting them means.
    public let text: String
    /// The servers, a line each, such as "open-meteo: https://weather.example.org".
    public let servers: [String]
    /// The label of the button that accepts them.
    public let take: String
    /// The label of the button that rejects them.
    public let leave: String
}
