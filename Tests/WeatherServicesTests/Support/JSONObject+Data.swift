import Foundation

@testable import WeatherServices

extension JSONObject {
    /// The object as JSON again, for what reads a part of a recorded file.
    var data: Data {
        get throws { try JSONSerialization.data(withJSONObject: members.mapValues(Self.foundation)) }
    }

    private static func foundation(_ element: JSONElement) -> Any {
        switch element {
        case .null: NSNull()
        case .bool(let bool): bool
        case .number(let number): number
        case .text(let text): text
        case .list(let list): list.map(foundation)
        case .object(let members): members.mapValues(foundation)
        }
    }
}
