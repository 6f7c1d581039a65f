/// What falls from the sky.
public enum TrueFall: Sendable {
    case rain, snow, thunder
}
