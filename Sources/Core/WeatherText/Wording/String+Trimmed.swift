import Foundation

extension String {
    /// The text without surrounding white space.
    package var trimmed: String { trimmingCharacters(in: .whitespacesAndNewlines) }
}
