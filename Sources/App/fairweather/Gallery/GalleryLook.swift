/// The colour style of a picture.
enum GalleryLook: String, CaseIterable {
    case light, dark
    case highContrast = "contrast"
}
