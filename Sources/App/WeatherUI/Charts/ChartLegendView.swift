internal import Charts
internal import Gtk

/// The legend of a chart's lines, bars and shades.
@MainActor
final class ChartLegendView {
    private let row = FlowGrid(columns: 1...5, spacing: 4).styled("legend")
    private var shown: [ChartLegendEntry] = []
    var root: Widget { row }

    func show(_ entries: [ChartLegendEntry]) {
        guard entries != shown else { return }
        shown = entries
        row.show(
            entries.map { entry in
                let sign = DrawingArea(width: Int(ChartSign.width), height: Int(ChartSign.height)).decorative()
                sign.draw { ChartSign.paint(entry.sign, x: 0, y: 0, on: $0) }
                return Container(
                    .horizontal, spacing: 6,
                    [sign.aligned(vertically: .center), Label(entry.text).ellipsized().styled("secondary")])
            })
    }
}
