import GtkTestSupport

@testable import Gtk

/// A kind of widget, made with all handlers that it offers.
@MainActor
struct WidgetTable {
    /// The name of its class.
    let type: String
    let make: @MainActor () -> Widget

    private init(_ type: String, _ make: @escaping @MainActor () -> Widget) {
        (self.type, self.make) = (type, make)
    }

    /// Whether it is a window of its own, which lives until it is closed.
    var isWindow: Bool { ["Window", "Dialog"].contains(type) }

    /// Makes one and listens to all that any widget tells.
    func made() -> Widget {
        let widget = make()
        widget.onDestroy {}
        widget.onPointer { _ in }
        widget.onPress { _, _ in }
        widget.onMenuPress {}
        widget.onFocusChange { _ in }
        widget.onKey { _, _ in false }
        widget.onScroll { _ in false }
        widget.onDrag({ _ in }, onEnd: {})
        widget.draggable { nil }
        widget.onDrop { _, _ in false }
        widget.onHint { nil }
        widget.addShortcut("F5") {}
        return widget
    }

    /// Closes what is not closed by being let go.
    func end(_ widget: Widget) {
        (widget as? Window)?.destroy()
        if let dialog = widget as? Dialog {
            dialog.close()
            WidgetTree.topLevels().forEach { $0.destroy() }
        }
    }

    static let all: [WidgetTable] =
        containers + inputs + shown + [
            WidgetTable("Window") {
                let window = Window(width: 100, height: 100)
                window.setChild(Label("child"))
                window.onClose {}
                window.onFocusMove {}
                return window
            },
            WidgetTable("Dialog") {
                let parent = Window(width: 100, height: 100)
                let dialog = Dialog("Title", over: parent, width: 100, lead: Label("lead"), content: Label("content"))
                dialog.onClosed {}
                return dialog
            },
            WidgetTable("Popover") {
                let popover = Popover(Button(label: "one"))
                popover.onClosed {}
                return popover
            },
        ]

    private static let containers = [
        WidgetTable("Container") { Container(.horizontal, spacing: 6, [Label("one"), Label("two")]) },
        WidgetTable("Overlay") { Overlay(Label("below"), above: Label("above")) },
        WidgetTable("WindowHandle") { WindowHandle(Label("title")) },
        WidgetTable("TabStop") { TabStop(Button(label: "one")) { false } },
        WidgetTable("FloatingHeader") { FloatingHeader(Label("row"), over: Label("content")) },
        WidgetTable("WrappingRow") { WrappingRow([Label("one"), Label("two")]) },
        WidgetTable("StackingRow") { StackingRow(Label("one"), Label("two"), spacing: 6) },
        WidgetTable("LayoutContainer") {
            let child = Label("one")
            return LayoutContainer(
                [child],
                layout: CustomLayout { axis, size in
                    child.request(axis, for: size)
                } allocate: { room in
                    room.place(child, x: 0, y: 0, width: room.width, height: room.height)
                })
        },
        WidgetTable("AdaptiveSplit") {
            let split = AdaptiveSplit(Label("one"), Label("two"), firstWidth: 50, threshold: 200)
            split.onNarrowChange { _ in }
            return split
        },
        WidgetTable("FlowGrid") {
            let grid = FlowGrid(columns: 1...3, spacing: 6)
            grid.show([Label("one"), Label("two")])
            return grid
        },
        WidgetTable("PageStack") {
            let stack = PageStack()
            stack.add(Label("one"))
            stack.add(Label("two"))
            return stack
        },
        WidgetTable("Revealer") {
            let revealer = Revealer(Label("one"))
            revealer.onSettle {}
            return revealer
        },
        WidgetTable("ScrolledWindow") {
            let view = ScrolledWindow(.vertical, Label("one"))
            view.onScroll { (_: Double) in }
            view.onLengthChange {}
            return view
        },
        WidgetTable("Expander") { Expander(Label("more"), name: "More", content: Label("content")) },
        WidgetTable("ListView") {
            let list = ListView<WordCell, Word>(isSelectable: true) { $0 }
            list.show([Word(id: "one"), Word(id: "two")])
            list.onActivate { _ in }
            list.onSelect { _ in }
            list.activateOnClick()
            return list
        },
        WidgetTable("RowList") {
            let list = RowList<WordCell, Word>()
            list.show([Word(id: "one"), Word(id: "two")])
            list.onActivate { _ in }
            return list
        },
    ]

    private static let inputs = [
        WidgetTable("SliderStop") {
            let slider = SliderStop(name: "time")
            slider.onChange { _ in }
            return slider
        },
        WidgetTable("Button") {
            let button = Button(icon: "go-next-symbolic", name: "Next")
            button.onClick {}
            button.activity = "Updating…"
            return button
        },
        WidgetTable("ToggleButton") {
            let button = ToggleButton(label: "Wind")
            button.onToggle { _ in }
            return button
        },
        WidgetTable("CheckBox") {
            let widget = CheckBox(child: Label("label"))
            widget.onToggle { _ in }
            return widget
        },
        WidgetTable("Switch") {
            let input = Switch(name: "On")
            input.onChange { _ in }
            return input
        },
        WidgetTable("DropDown") {
            let choice = DropDown(["one", "two"], name: "Number")
            choice.onSelect { _ in }
            choice.show(["one", "two", "three"], selected: 2)
            return choice
        },
        WidgetTable("MenuButton") {
            MenuButton(icon: "open-menu-symbolic", name: "Menu", content: Button(menuItem: "one", keys: "F1"))
        },
        WidgetTable("LinkButton") {
            let link = LinkButton()
            link.show("Open-Meteo", link: "https://open-meteo.com")
            return link
        },
        WidgetTable("TextField") {
            let field = TextField(name: "Name")
            field.onChange { _ in }
            field.onSubmit {}
            return field
        },
        WidgetTable("SearchField") {
            let field = SearchField(placeholder: "City", name: "City")
            field.onCancel {}
            let other = Label("list")
            field.takeLetters(typedIn: other) { _ in true }
            return field
        },
    ]

    private static let shown = [
        WidgetTable("PictureView") {
            let png = PictureFile.png(width: 4, height: 2, scale: 1, like: Label()) { _ in }
            return png.flatMap { PictureView(png: $0, width: 40, height: 20, name: "picture") } ?? Label("no picture")
        },
        WidgetTable("Label") { Label("\u{2212}12°").wrapped(width: 10).shortened(afterLines: 2) },
        WidgetTable("Image") { Image(icon: "go-next-symbolic", size: 16) },
        WidgetTable("Separator") { Separator() },
        WidgetTable("Spinner") {
            let spinner = Spinner()
            spinner.isSpinning = true
            return spinner
        },
        WidgetTable("TextView") { TextView([("bold", true), ("plain", false)], name: "Text") },
        WidgetTable("WindowControls") { WindowControls(atStart: false) },
        WidgetTable("DrawingArea") {
            let area = DrawingArea(width: 20, height: 20)
            let ruler = TextRuler(area)
            area.drawOnce { _ in _ = ruler.size(of: "12", points: 11, weight: .bold) }
            area.redraw(fadingFor: 100)
            return area
        },
    ]
}

private struct Word: Identifiable, Equatable {
    let id: String
}

private final class WordCell: Cell {
    private let label = Label()
    var root: Widget { label }
    func bind(_ word: Word) { label.text = word.id }
    func unbind() { label.text = "" }
    static func accessibleName(of word: Word) -> String? { word.id }
}
