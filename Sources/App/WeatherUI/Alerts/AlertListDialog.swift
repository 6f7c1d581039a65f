internal import Gtk
internal import Presentation
internal import WeatherText

/// All warnings for a place, of which only the rows in view are made; each opens its whole text.
@MainActor
enum AlertListDialog {
    static func present(_ alerts: [AlertWording], over window: Window) {
        let list = ListView<BasicCell, AlertWording> { $0 }
        list.setAccessibleName(WindowWords.alerts)
        list.show(alerts)
        let dialog = Dialog(
            WindowWords.alerts, over: window, width: 560, height: 560,
            content: ScrolledWindow(.vertical, TabStop(list)).expanding(horizontally: true, vertically: true))
        list.onActivate { [weak window] alert in
            if let window { AlertDialog.present(alert, over: window) }
        }
        dialog.present()
    }
}
