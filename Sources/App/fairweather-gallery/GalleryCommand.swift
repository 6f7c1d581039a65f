import ArgumentParser

/// The command line of the gallery.
struct GalleryCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "fairweather-gallery", abstract: "Draws the window in all its states, for whoever works on it.")

    @Argument(help: "The folder that the PNG files are written to.")
    var folder: String?

    @Flag(help: "Print what sky and hours cost to paint instead, and fail where a frame has no room for them.")
    var costs = false

    @Option(help: "Draw only the pictures whose names contain this.")
    var only: String?

    @Option(help: "The size of text in per cent of the usual one.")
    var text = 100

    func validate() throws {
        guard (50...400).contains(text) else { throw ValidationError("The text size must be between 50 and 400.") }
        guard costs == (folder == nil) else { throw ValidationError("Name a folder for pictures, or --costs.") }
    }

    func run() throws {
        // `main.swift` is synchronous, so this is the main thread, before any main loop.
        let code = MainActor.assumeIsolated {
            let gallery = Gallery(into: folder, only: only, textScale: Double(text) / 100)
            return withExtendedLifetime(gallery) { gallery.run() }
        }
        throw ExitCode(code)
    }
}
