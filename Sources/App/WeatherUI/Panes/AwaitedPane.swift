internal import Gtk
internal import Presentation

/// A placeholder for a page whose weather is not known yet: the name of the place, and shapes of the size of its
/// content.
@MainActor
final class AwaitedPane {
    private let heading = Label().ellipsized().styled("page-heading")
    private let status = Label().wrapped(width: 40).styled("secondary")
    private let spinner = Spinner().decorative()
    private let shapes: Container
    private let words: Container
    let root: Container

    init() {
        shapes = Container(
            .vertical, spacing: 22, [150, 320, 480].map { Container(.vertical).styled("awaited").sized(height: $0) })
        let line = Container(.horizontal, spacing: 8, [spinner, status])
        words = Container(.vertical, spacing: 6, [heading, line])
        root = Container(.vertical, spacing: 22, [words, shapes])
    }

    /// - Parameters:
    ///   - place: The name of the place.
    ///   - text: The message that the weather is awaited or not known.
    func show(_ place: String, _ text: String, isLoading: Bool) {
        heading.text = place
        status.text = text
        spinner.isVisible = isLoading
        spinner.isSpinning = isLoading
        shapes.isVisible = isLoading
        words.sized(height: isLoading ? 196 : -1)
        for style in ["awaited", "hero"] { words.setStyle(style, isLoading) }
    }
}
