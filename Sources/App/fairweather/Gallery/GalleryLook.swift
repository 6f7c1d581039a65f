/// How the windows of a picture look.
enum GalleryLook: String, CaseIterable {
    case light, dark
    case highContrast = "contrast"
}
