internal import Gtk
internal import Presentation
internal import WeatherText

/// The dialog with all warnings for a place, in a list that creates only visible rows.
@MainActor
enum AlertListDialog {
    static func present(_ alerts: [AlertWording], over window: Window) {
        let list = ListView<BasicCell, AlertWording> { $0 }
        list.setAccessibleName(WindowWords.alerts)
        list.show(alerts, first: 8, step: 4)
        let dialog = Dialog(
            WindowWords.alerts, over: window, width: 560, height: 560,
            content: ScrolledWindow(.vertical, TabStop(list)).expanding(horizontally: true, vertically: true))
        list.onActivate { [weak window] alert in
            if let window { AlertDialog.present(alert, over: window) }
        }
        // The rows that follow, and what a row opens, come from the list.
        dialog.onClosed { _ = list }
        dialog.present()
    }
}
