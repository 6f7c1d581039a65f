/// Hands notices to the desktop.
@MainActor
public protocol NoticeSending: AnyObject {
    /// Shows the notice, in place of one with the same identifier.
    func send(_ notice: Notice)

    /// Removes the notice; one that the desktop does not have is ignored.
    func withdraw(_ id: Notice.ID)
}
