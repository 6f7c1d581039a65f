internal import CGtk

/// The text direction of all windows.
@MainActor
public enum TextDirection {
    /// Whether text runs from right to left; applies to widgets created afterwards.
    public static var isRightToLeft: Bool {
        get { gtk_widget_get_default_direction() == GTK_TEXT_DIR_RTL }
        set { gtk_widget_set_default_direction(newValue ? GTK_TEXT_DIR_RTL : GTK_TEXT_DIR_LTR) }
    }

    /// Returns a text of both directions whose lines run from right to left also where they begin with a name in letters from
    /// left to right, as Pango gives a line the direction of its first letter; anything else as it is.
    static func marked(_ text: String) -> String {
        guard isRightToLeft, text.unicodeScalars.contains(where: { runsLeftward($0) == true }) else { return text }
        return text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
            let directions = line.unicodeScalars.lazy.compactMap(runsLeftward)
            return directions.first == false && directions.contains(true) ? "\u{200F}\(line)" : String(line)
        }.joined(separator: "\n")
    }

    /// Whether a letter runs from right to left; nil for figures and signs, which have no direction of their own.
    private static func runsLeftward(_ letter: Unicode.Scalar) -> Bool? {
        switch letter.value {
        case 0x200F, 0x61C: true
        case 0x590...0x8FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x10800...0x10FFF, 0x1E800...0x1EFFF:
            letter.properties.isAlphabetic ? true : nil
        default: letter.properties.isAlphabetic ? false : nil
        }
    }
}
