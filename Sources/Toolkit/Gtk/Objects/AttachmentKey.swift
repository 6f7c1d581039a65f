/// A type that stands for one kind of attachment; no two types are the same, and so no two attachments meet by accident.
protocol AttachmentKey {
    /// Attached under this key.
    associatedtype Value
}
