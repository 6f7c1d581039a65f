internal import Gtk

extension Container {
    /// A column of menu items.
    ///
    /// - Parameter name: The accessible name, that of the button that opens it.
    convenience init(menu name: String) {
        self.init(.vertical)
        styled("menu").role(.menu).setAccessibleName(name)
    }
}
