/// The kinds of rows in One Call answers, each of which is an answer of its own in version 4.0.
enum OpenWeatherRows: String, CaseIterable {
    case current
    case minutes = "timeline/1min"
    case hours = "timeline/1h"
    case days = "timeline/1day"

    /// The most rows read; the longest answer has 30 days of hours.
    static let limit = 1000

    /// The path of the rows in version 4.0.
    var path: String { "/data/4.0/onecall/\(rawValue)" }
}
