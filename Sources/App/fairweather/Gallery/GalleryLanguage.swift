import Foundation

/// Whose numbers, dates and reading direction a picture shows; the words are English in both.
enum GalleryLanguage: String, CaseIterable {
    case english = "en"
    case arabic = "ar"

    var locale: Locale { Locale(identifier: self == .english ? "en_GB" : "ar_EG") }

    var isRightToLeft: Bool { self == .arabic }
}
