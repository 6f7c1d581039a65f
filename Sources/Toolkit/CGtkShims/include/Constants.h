#ifndef CGTK_SHIMS_CONSTANTS_H
#define CGTK_SHIMS_CONSTANTS_H

#include <gtk/gtk.h>

// The flags that Swift uses. From GLib 2.86 on, the headers mark sets of flags with `flag_enum`, for which Swift drops
// the C names; constants defined here look the same with any version.

/// G_APPLICATION_HANDLES_COMMAND_LINE, and over the bus what G_APPLICATION_HANDLES_OPEN stands for.
static const GApplicationFlags shim_application_handles_command_line =
    (GApplicationFlags)(G_APPLICATION_HANDLES_COMMAND_LINE | G_APPLICATION_HANDLES_OPEN);
/// The same, started by the bus (G_APPLICATION_IS_SERVICE).
static const GApplicationFlags shim_application_service = (GApplicationFlags)(
    G_APPLICATION_HANDLES_COMMAND_LINE | G_APPLICATION_HANDLES_OPEN | G_APPLICATION_IS_SERVICE);
/// G_APPLICATION_HANDLES_COMMAND_LINE with a separate process for every start (G_APPLICATION_NON_UNIQUE).
static const GApplicationFlags shim_application_handles_command_line_non_unique =
    (GApplicationFlags)(G_APPLICATION_HANDLES_COMMAND_LINE | G_APPLICATION_NON_UNIQUE);

/// No flag of GConnectFlags: the handler is called before that of the class, with the object as the first argument.
static const GConnectFlags shim_connect_default = (GConnectFlags)0;

/// G_DBUS_SIGNAL_FLAGS_NONE.
static const GDBusSignalFlags shim_dbus_signal_default = G_DBUS_SIGNAL_FLAGS_NONE;
/// G_DBUS_CALL_FLAGS_NONE.
static const GDBusCallFlags shim_dbus_call_default = G_DBUS_CALL_FLAGS_NONE;
/// G_DBUS_CALL_FLAGS_NO_AUTO_START.
static const GDBusCallFlags shim_dbus_call_no_start = G_DBUS_CALL_FLAGS_NO_AUTO_START;
/// A client of a message bus (AUTHENTICATION_CLIENT and MESSAGE_BUS_CONNECTION).
static const GDBusConnectionFlags shim_dbus_connection_to_bus =
    (GDBusConnectionFlags)(G_DBUS_CONNECTION_FLAGS_AUTHENTICATION_CLIENT |
                           G_DBUS_CONNECTION_FLAGS_MESSAGE_BUS_CONNECTION);

/// GDK_SHIFT_MASK.
static const guint shim_modifier_shift = GDK_SHIFT_MASK;
/// GDK_CONTROL_MASK.
static const guint shim_modifier_control = GDK_CONTROL_MASK;
/// GDK_ALT_MASK.
static const guint shim_modifier_alt = GDK_ALT_MASK;

/// GDK_ACTION_MOVE.
static const GdkDragAction shim_drag_move = GDK_ACTION_MOVE;

/// GTK_EVENT_CONTROLLER_SCROLL_BOTH_AXES.
static const GtkEventControllerScrollFlags shim_scroll_both_axes = GTK_EVENT_CONTROLLER_SCROLL_BOTH_AXES;

/// No flag of GtkIconLookupFlags.
static const GtkIconLookupFlags shim_icon_lookup_default = (GtkIconLookupFlags)0;

#endif
