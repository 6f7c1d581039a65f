internal import Gtk
internal import Presentation

/// The menu of the window and its actions.
@MainActor
final class MainMenu<Model: MainWindowModel> {
    private weak var model: Model?
    private weak var window: Window?
    private let dialogs: OpenDialogs
    private let menu: WindowMenu
    private let refresh: Button
    private var binding: Binding?
    private let share: Button
    private var shareBinding: Binding?
    private var placeBinding: Binding?
    /// The keys that stop all requests, or let them begin again.
    private static var offlineKeys: String { "<Control><Shift>o" }
    var root: Widget { menu.root }

    /// Whether the page is refreshed from here, as the row at the top has no room for a button.
    var hasRefresh: Bool {
        get { refresh.isVisible }
        set { refresh.isVisible = newValue }
    }

    /// - Parameters:
    ///   - announce: Tells a screen reader a text.
    ///   - openRainMap: Shows the rain map of the visible place.
    ///   - openComparison: Shows sources or places side by side.
    init(
        _ model: Model, over window: Window, dialogs: OpenDialogs, announce: @escaping @MainActor (String) -> Void,
        openRainMap: @escaping @MainActor () -> Void, openComparison: @escaping @MainActor () -> Void
    ) {
        (self.model, self.window, self.dialogs) = (model, window, dialogs)
        menu = WindowMenu(over: window)
        refresh = menu.add(WindowWords.refresh, hint: WindowWords.refreshKeys) { [weak model] _ in
            model?.page?.refresh()
        }
        refresh.isVisible = false
        var ofPlace: [Button] = []
        let rainMap =
            model.hasRainMaps
            ? menu.add(WindowWords.rainMap, keys: ["<Control>m"], hint: WindowWords.rainMapKeys) { _ in openRainMap() }
            : nil
        if model.hasComparisons {
            ofPlace.append(
                menu.add(WindowWords.openComparison, keys: ["<Control>e"], hint: WindowWords.comparisonKeys) { _ in
                    openComparison()
                })
        } else {
            // There is nothing in the menu, and the keys say why.
            window.addShortcut("<Control>e") { openComparison() }
        }
        ofPlace.append(menu.add(WindowWords.openGoodTimes) { [weak model] _ in model?.openGoodTimes() })
        // They are about the visible place, and without one there is nothing to show.
        placeBinding = Binding { [weak model, rainMap, ofPlace] in
            let hasPlace = model?.page != nil
            rainMap?.isVisible = model?.offersRainMap ?? false
            for item in ofPlace { item.isVisible = hasPlace }
        }
        if model.trips != nil { menu.add(TripPageWords.newTrip) { [weak model] _ in model?.openNewTrip() } }
        menu.addLine()
        if let label = model.locationOffer {
            menu.add(label) { [weak model] _ in model?.useLocation() }
            menu.addLine()
        }
        share = menu.add(WindowWords.shareAsPicture) { [weak model] window in
            guard let postcard = model?.page?.postcard else { return }
            PostcardDialog(postcard, over: window, onDone: announce)?.present(among: dialogs)
        }
        shareBinding = Binding { [weak model, share] in share.isVisible = model?.page?.current != nil }
        if let label = model.offlineCommand {
            let item = menu.add(label, keys: [Self.offlineKeys], hint: WindowWords.offlineKeys) { [weak model] _ in
                model?.toggleOffline()
            }
            binding = Binding { [weak model, weak item] in
                if let label = model?.offlineCommand { item?.setLabel(label) }
            }
        }
        menu.add(WindowWords.preferences, keys: ["<Control>comma"], hint: WindowWords.preferencesKeys) {
            [weak self] _ in
            self?.openPreferences()
        }
        if model.exchange != nil {
            menu.add(ExchangeWords.importing) { [weak self] in self?.importFile(over: $0) }
            menu.add(ExchangeWords.export) { [weak self] in self?.exportFile(over: $0) }
        }
        menu.addLine()
        menu.add(WindowWords.shortcuts, keys: ["F1", "<Control>question"], hint: WindowWords.shortcutsKeys) {
            [weak model] in
            ShortcutsDialog.present(
                over: $0, worksOffline: model?.offlineCommand != nil, compares: model?.hasComparisons ?? true)
        }
        menu.add(WindowWords.about) { window in
            AboutDialog.present(
                name: AboutText.name, version: AboutText.version, comments: AboutText.comments,
                website: AboutText.website, icon: AboutText.icon, sections: AboutText.sections, over: window)
        }
    }

    /// Opens the menu.
    func open() {
        menu.open()
    }

    /// Opens the preferences, or raises their window.
    ///
    /// - Parameter page: The page that is shown of preferences that are not open; nil for the first.
    func openPreferences(at page: PreferencesPage? = nil) {
        guard let model, let window else { return }
        let preferences = PreferencesDialog(model.preferences)
        if let page { preferences.show(page) }
        preferences.present(over: window, among: dialogs)
        guard model.offlineCommand != nil else { return }
        // Keys come to the window with the focus alone, and the switch that they turn is in this one.
        preferences.dialog?.addShortcut(Self.offlineKeys) { [weak model] in model?.toggleOffline() }
    }

    private func importFile(over window: Window) {
        FileChooser(title: ExchangeWords.importing, accept: ExchangeWords.open, name: nil, over: window)
            .choose { [weak model] in $0.map { model?.exchange?.read(from: $0) } }
    }

    private func exportFile(over window: Window) {
        FileChooser(
            title: ExchangeWords.export, accept: ExchangeWords.save, name: model?.exchange?.fileName, over: window
        ).choose { [weak model] in $0.map { model?.exchange?.write(to: $0) } }
    }
}

/// The menu at the end of the title bar, with its keyboard shortcuts.
@MainActor
final class WindowMenu {
    private let button: MenuButton
    private let items = Container(menu: WindowWords.menu)
    private weak var window: Window?
    var root: Widget { button }

    init(over window: Window) {
        self.window = window
        button = MenuButton(icon: "open-menu-symbolic", name: WindowWords.menu, content: items)
    }

    /// Opens it.
    func open() {
        button.open()
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
    ) -> Button {
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

extension Container {
    /// A column of menu items.
    ///
    /// - Parameter name: The accessible name, that of the button that opens it.
    convenience init(menu name: String) {
        self.init(.vertical)
        styled("menu").role(.menu).setAccessibleName(name)
    }
}
