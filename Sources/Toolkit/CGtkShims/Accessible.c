#include "CGtkShims.h"

void shim_accessible_set_label(GtkAccessible *accessible, const char *label) {
    gtk_accessible_update_property(accessible, GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
#if GTK_CHECK_VERSION(4, 10, 0)
    // Newer GTK leaves the button inside, which takes the keyboard, without a name.
    if (GTK_IS_MENU_BUTTON(accessible)) {
        GtkWidget *inside = gtk_widget_get_first_child(GTK_WIDGET(accessible));
        if (inside) gtk_accessible_update_property(GTK_ACCESSIBLE(inside), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
    }
#endif
}

void shim_accessible_set_description(GtkAccessible *accessible, const char *description) {
    gtk_accessible_update_property(accessible, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, description, -1);
}

void shim_accessible_set_hidden(GtkAccessible *accessible, gboolean hidden) {
#if GTK_CHECK_VERSION(4, 10, 0)
    // Newer GTK forgets the state when the widget is drawn for the first time, but not the role.
    if (hidden) g_object_set(accessible, "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION, NULL);
#endif
    gtk_accessible_update_state(accessible, GTK_ACCESSIBLE_STATE_HIDDEN, hidden, -1);
}

gboolean shim_accessible_announce(GtkAccessible *accessible, const char *text) {
#if GTK_CHECK_VERSION(4, 14, 0)
    gtk_accessible_announce(accessible, text, GTK_ACCESSIBLE_ANNOUNCEMENT_PRIORITY_MEDIUM);
    return TRUE;
#else
    (void)accessible;
    (void)text;
    return FALSE;
#endif
}
