internal import CGtk

extension Application {
    /// Hands the notice to the desktop by what GLib finds: the portal in a sandbox, else the desktop's own service.
    ///
    /// Ignored without a session bus, and by an application that is not unique, which the desktop could not answer.
    public func send(_ notice: DesktopNotice) {
        let notification = Object(adopting: UnsafeMutableRawPointer(g_notification_new(notice.title.displayable)))
        // Some services take the body for markup, and others for plain text; there is no way to say which it is.
        let body = notice.body.displayable.replacing("<", with: "‹").replacing(">", with: "›")
        g_notification_set_body(notification.opaque, body)
        g_notification_set_priority(notification.opaque, notice.priority.value)
        if let icon = notice.icon?.object { g_notification_set_icon(notification.opaque, icon.opaque) }
        g_notification_set_default_action_and_target_value(
            notification.opaque, "app." + notice.action, g_variant_new_string(notice.target))
        g_application_send_notification(pointer(), notice.id, notification.opaque)
    }

    /// Removes the notice; one that the desktop does not have is ignored.
    ///
    /// Through org.freedesktop.Notifications, which numbers notices for one run of a program, GLib removes only those of
    /// this run; through GNOME's own service and the portal also those of earlier ones.
    public func withdrawNotice(_ id: String) {
        g_application_withdraw_notification(pointer(), id)
    }
}

extension DesktopNotice.Priority {
    fileprivate var value: GNotificationPriority {
        switch self {
        case .low: G_NOTIFICATION_PRIORITY_LOW
        case .normal: G_NOTIFICATION_PRIORITY_NORMAL
        case .high: G_NOTIFICATION_PRIORITY_HIGH
        case .urgent: G_NOTIFICATION_PRIORITY_URGENT
        }
    }
}
