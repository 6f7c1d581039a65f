/// A type used as the key of attachments, so that keys are distinct.
protocol AttachmentKey {
    /// The type of the attached value.
    associatedtype Value
}
