internal import Presentation
public import WeatherText

extension MainWindow {
    /// Opens the dialog with all that is known of the warning, and with the others of the page.
    public func show(_ warning: AlertDisplayText) {
        let list = model.page?.warningList
        if let list, let index = list.warnings.firstIndex(where: { $0.id == warning.id }) {
            AlertsDialog.present(list, at: index, over: window)
        } else {
            // It may have ended meanwhile.
            AlertsDialog.present(WarningList([warning], of: ""), over: window)
        }
    }
}
