internal import CGtk
internal import CGtkShims

/// The modifier keys that are held down.
public struct Modifiers: OptionSet, Sendable {
    /// The bits of GDK's modifier mask.
    public let rawValue: UInt32

    /// Makes a combination; bits other than those of the three modifiers have no meaning.
    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    /// Takes the three modifiers from GDK's state.
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

/// A step of a wheel, or a movement on a touchpad.
public struct ScrollStep: Sendable {
    /// The step to the right: of a wheel, or in pixels.
    public let x: Double
    /// Downwards: steps of a wheel, or pixels.
    public let y: Double
    /// Whether it counts pixels, as a touchpad does, and not steps.
    public let isByPixels: Bool
    /// The keys held down.
    public let modifiers: Modifiers

    /// How far it goes sideways: a plain wheel does not, one with Shift held down does.
    public var sideways: Double {
        if modifiers == .shift { return x != 0 ? x : y }
        return modifiers.isEmpty && abs(x) > abs(y) ? x : 0
    }
}
