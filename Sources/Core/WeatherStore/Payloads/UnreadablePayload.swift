/// A payload that is cut short, altered, or written by a version that this one does not know.
struct UnreadablePayload: Error {}
