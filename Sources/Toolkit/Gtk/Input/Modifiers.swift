internal import CGtk
internal import CGtkShims

/// Keys held down while another is pressed.
public struct Modifiers: OptionSet, Sendable {
    /// As GDK counts them.
    public let rawValue: UInt32

    /// Any combination; bits other than the three named mean nothing here.
    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    /// The three of them among what GDK says is held.
    init(_ state: GdkModifierType) {
        self = Modifiers(rawValue: UInt32(state.rawValue)).intersection([.shift, .control, .alt])
    }

    /// Shift.
    public static let shift = Modifiers(rawValue: shim_modifier_shift)
    /// Control.
    public static let control = Modifiers(rawValue: shim_modifier_control)
    /// Alt.
    public static let alt = Modifiers(rawValue: shim_modifier_alt)
}
