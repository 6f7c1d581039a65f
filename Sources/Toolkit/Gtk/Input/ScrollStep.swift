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
