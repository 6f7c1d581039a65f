internal import Gtk
internal import Presentation

/// The menu at the end of the title bar, with its keyboard shortcuts.
@MainActor
final class WindowMenu {
    private let button: MenuButton
    private let items = Container(menu: WindowWords.menu)
    private weak var window: Window?
    var root: Widget { button }

    init(over window: Window) {
        self.window = window
        button = MenuButton(icon: "open-menu-symbolic", name: WindowWords.menu, content: items).openedByMenuKey()
    }

    /// Adds a line between what stands above and what follows.
    func addLine() {
        items.append(Separator())
    }

    /// Adds an item to the menu.
    ///
    /// - Parameters:
    ///   - keys: The accelerators that do the same.
    ///   - hint: Those keys as they are written on a keyboard; nil for none.
    /// - Returns: The item.
    @discardableResult
    func add(
        _ label: String, keys: [String] = [], hint: String? = nil, _ action: @escaping @MainActor (Window) -> Void
    ) -> Widget {
        let item = Button(menuItem: label, keys: hint)
        item.onClick { [weak self] in
            self?.button.close()
            if let window = self?.window { action(window) }
        }
        items.append(item)
        for key in keys {
            window?.addShortcut(key) { [weak self] in
                if let window = self?.window { action(window) }
            }
        }
        return item
    }
}
