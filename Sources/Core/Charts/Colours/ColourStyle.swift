/// The colour styles that a desktop can request.
public enum ColourStyle: String, Sendable, Hashable, CaseIterable {
    case light, dark, highContrastLight, highContrastDark

    /// Makes a style from the two preferences of the desktop.
    public init(isDark: Bool, isHighContrast: Bool) {
        self =
            switch (isDark, isHighContrast) {
            case (false, false): .light
            case (true, false): .dark
            case (false, true): .highContrastLight
            case (true, true): .highContrastDark
            }
    }

    /// Whether light text is shown on a dark background.
    public var isDark: Bool { self == .dark || self == .highContrastDark }

    /// Whether high contrast is requested.
    public var isHighContrast: Bool { self == .highContrastLight || self == .highContrastDark }
}
