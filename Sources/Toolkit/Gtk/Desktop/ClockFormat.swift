/// The ways in which a desktop writes times of day.
public enum ClockFormat: String, Sendable, Hashable {
    // The raw values are those of the key "clock-format" of org.gnome.desktop.interface.
    case twelveHours = "12h"
    case twentyFourHours = "24h"
}
