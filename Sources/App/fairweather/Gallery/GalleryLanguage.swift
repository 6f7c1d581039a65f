import Foundation

/// The locale of a picture, for numbers, dates and text direction; the texts are English in both.
enum GalleryLanguage: String, CaseIterable {
    case english = "en"
    case arabic = "ar"

    var locale: Locale { Locale(identifier: self == .english ? "en_GB" : "ar_EG") }

    var isRightToLeft: Bool { self == .arabic }
}
