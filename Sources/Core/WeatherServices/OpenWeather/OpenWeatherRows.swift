/// What the rows of a One Call answer are; by version 4.0 each kind is an answer of its own.
enum OpenWeatherRows: String, CaseIterable {
    case current
    case minutes = "timeline/1min"
    case hours = "timeline/1h"
    case days = "timeline/1day"

    /// Rows beyond the longest answer there is, of 30 days of hours, are passed over.
    static let limit = 1000

    /// Of version 4.0.
    var path: String { "/data/4.0/onecall/\(rawValue)" }
}
