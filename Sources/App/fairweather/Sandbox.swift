import Foundation

/// The sandbox of Flatpak, in which settings and files of the desktop are not those of the user.
enum Sandbox {
    /// Whether the program runs in it.
    static var isAround: Bool { FileManager.default.fileExists(atPath: "/.flatpak-info") }
}
