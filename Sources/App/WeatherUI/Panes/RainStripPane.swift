internal import Charts
internal import Gtk

/// The rain in the next two hours: a sentence and bars.
@MainActor
final class RainStripPane {
    private let sentence = Label().wrapped(width: 60)
    private let area = DrawingArea(width: 200, height: 56)
    private let times = Container(.horizontal)
    private let start = Label().styled("secondary", "numeric").expanding(horizontally: true)
    private let end = Label().endAligned().styled("secondary", "numeric")
    private var strip: RainStrip?
    let root: Container

    init() {
        times.append(start)
        times.append(end)
        root = Container(.vertical, spacing: 6, [sentence, area, times]).styled("card", "rain-card")
        area.draw { [weak self] canvas in
            guard let strip = self?.strip else { return }
            let palette = Look.palette
            canvas.strokeLine(
                [(0, canvas.height - 1), (canvas.width, canvas.height - 1)], width: 1, RGBA(palette.grid))
            for bar in strip.bars {
                guard let height = bar.height, height > 0 else { continue }
                let left = max(0, bar.span.start) * canvas.width
                let width = min(1, bar.span.end) * canvas.width - left
                canvas.fillRectangle(
                    x: (canvas.isMirrored ? canvas.width - left - width : left) + 1,
                    y: (1 - height) * (canvas.height - 2), width: max(1, width - 2),
                    height: height * (canvas.height - 2),
                    radius: 2, RGBA(palette.bar))
            }
        }
    }

    func show(_ strip: RainStrip) {
        self.strip = strip
        sentence.text = strip.text
        start.text = strip.bars.first?.timeText ?? ""
        end.text = strip.bars.last?.timeText ?? ""
        area.setAccessibleName(strip.spokenText)
        area.redraw()
    }
}
