/// The looks the desktop may ask for.
public enum ColourStyle: String, Sendable, Hashable, CaseIterable {
    case light, dark, highContrastLight, highContrastDark

    /// From the two preferences a desktop has.
    public init(isDark: Bool, isHighContrast: Bool) {
        self =
            switch (isDark, isHighContrast) {
            case (false, false): .light
            case (true, false): .dark
            case (false, true): .highContrastLight
            case (true, true): .highContrastDark
            }
    }

    /// Whether text is light on dark.
    public var isDark: Bool { self == .dark || self == .highContrastDark }

    /// Whether everything has to stand out as far as it can.
    public var isHighContrast: Bool { self == .highContrastLight || self == .highContrastDark }
}
