/// The error of a payload that is truncated, altered, or written by an unknown version.
struct UnreadablePayload: Error {}
