internal import Charts
internal import Foundation
internal import Gtk
internal import Presentation

/// The dialog that shows the picture to share before it is copied or saved.
@MainActor
final class PostcardDialog {
    private let dialog: Dialog

    /// Nil where there is no memory for the picture.
    ///
    /// - Parameter onDone: Called with what has been done, in words.
    init?(_ postcard: Postcard, over window: Window, onDone: @escaping @MainActor (String) -> Void) {
        guard let png = Self.png(postcard, like: window),
            let picture = PictureView(png: png, width: 600, height: 315, name: postcard.spokenText)
        else { return nil }
        let copy = Button(label: WindowWords.copyPicture)
        let save = Button(label: WindowWords.savePicture).styled("suggested-action")
        let column = Container(
            .vertical, spacing: 12,
            [picture, Container(.horizontal, spacing: 8, [copy, save]).aligned(horizontally: .end)]
        ).styled("dialog-page")
        dialog = Dialog(WindowWords.pictureToShare, over: window, width: 640, content: column)
        copy.onClick { [weak self] in
            Clipboard.copy(png: png)
            self?.dialog.close()
            onDone(WindowWords.copied)
        }
        save.onClick { [weak self, weak window] in
            guard let window else { return }
            FileSaving.ask(for: postcard.fileName, title: WindowWords.pictureToShare, over: window) { _ in
                Data(png)
            } onDone: { words in
                self?.dialog.close()
                onDone(words)
            }
        }
    }

    func present(among dialogs: OpenDialogs) {
        dialogs.present(dialog, keeping: self)
    }

    private static func png(_ postcard: Postcard, like widget: Widget) -> [UInt8]? {
        let measure = FontMeasure(ruler: TextRuler(widget))
        let drawing = postcard.drawing(textScale: Appearance.textScale, measure)
        return PictureFile.png(width: Int(drawing.width), height: Int(drawing.height), scale: 1, like: widget) {
            canvas in
            DrawingPainter(on: canvas, onDarkGround: true).paint(drawing)
        }
    }
}
