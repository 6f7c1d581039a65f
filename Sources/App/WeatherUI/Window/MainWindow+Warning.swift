internal import Presentation
public import WeatherText

extension MainWindow {
    /// Opens the dialog with all that is known of the warning.
    public func show(_ warning: AlertWording) {
        AlertDialog.present(warning, over: window)
    }
}
