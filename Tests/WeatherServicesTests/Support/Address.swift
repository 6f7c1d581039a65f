import Foundation
import Testing

/// The URL a text is, or a failure of the test.
func address(_ text: String) throws -> URL {
    try #require(URL(string: text))
}
