import Gtk
import WeatherStore

extension Settings.ClockFormat {
    /// Takes over the desktop's choice; `automatic` if it has none.
    init(_ format: ClockFormat?) {
        self =
            switch format {
            case .twelveHours: .twelveHours
            case .twentyFourHours: .twentyFourHours
            case nil: .automatic
            }
    }
}
