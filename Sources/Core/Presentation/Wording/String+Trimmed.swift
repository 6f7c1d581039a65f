import Foundation

extension String {
    /// Without the white space around it.
    var trimmed: String { trimmingCharacters(in: .whitespacesAndNewlines) }
}
