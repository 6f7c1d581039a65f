import Foundation
import XCTest

/// One of the compiler's sanitizers, which scripts/check/sanitize names.
public enum Sanitizer {
    /// Skips a test about what a sanitizer changes.
    public static func skip(because reason: String) throws {
        guard ProcessInfo.processInfo.environment["FAIRWEATHER_SANITIZER"] == nil else { throw XCTSkip(reason) }
    }
}
