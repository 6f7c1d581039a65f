import Foundation

/// The instant an ISO 8601 text with a zone names, "2026-01-15T12:00:00Z".
func instant(_ text: String) throws -> Date {
    try Date(text, strategy: .iso8601)
}
