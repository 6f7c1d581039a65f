internal import CGtk

/// Keys held down while another is pressed.
public struct Modifiers: OptionSet, Sendable {
    /// As GDK counts them.
    public let rawValue: UInt32

    /// Any combination; bits other than the three named mean nothing here.
    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    /// Shift.
    public static let shift = Modifiers(rawValue: GDK_SHIFT_MASK.rawValue)
    /// Control.
    public static let control = Modifiers(rawValue: GDK_CONTROL_MASK.rawValue)
    /// Alt.
    public static let alt = Modifiers(rawValue: GDK_ALT_MASK.rawValue)
}
