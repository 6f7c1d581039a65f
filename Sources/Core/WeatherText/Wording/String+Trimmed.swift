import Foundation

extension String {
    /// Without the white space around it.
    package var trimmed: String { trimmingCharacters(in: .whitespacesAndNewlines) }
}
