/// A notice for the desktop to show.
public struct DesktopNotice: Sendable, Hashable {
    /// The degrees to which a desktop puts a notice before the user, as GNotification has them.
    public enum Priority: Sendable, Hashable {
        case low, normal, high, urgent
    }

    /// The identifier; another notice with the same one replaces it.
    public let id: String
    /// The title.
    public let title: String
    /// The text below it.
    public let body: String
    /// The priority.
    public let priority: Priority
    /// The picture beside the texts; nil for the program's own icon.
    public let icon: DesktopIcon?
    /// The name of the application's action that is performed when the notice is chosen.
    public let action: String
    /// The text that the action is given.
    public let target: String

    /// Makes a notice.
    public init(
        id: String, title: String, body: String, priority: Priority, icon: DesktopIcon?, action: String, target: String
    ) {
        (self.id, self.title, self.body, self.priority) = (id, title, body, priority)
        (self.icon, self.action, self.target) = (icon, action, target)
    }
}
