#include "CGtkTestShims.h"

char *test_accessible_label_mismatch(GtkAccessible *accessible, const char *expected) {
    return gtk_test_accessible_check_property(accessible, GTK_ACCESSIBLE_PROPERTY_LABEL, expected);
}

char *test_accessible_text(GtkAccessible *accessible, GtkAccessibleProperty property) {
    if (!gtk_test_accessible_has_property(accessible, property)) return NULL;
    // GTK tells the value only where it is another than the one expected.
    return gtk_test_accessible_check_property(accessible, property, "\001");
}

gboolean test_accessible_is(GtkAccessible *accessible, GtkAccessibleState state) {
    char *mismatch;
    if (!gtk_test_accessible_has_state(accessible, state)) return FALSE;
    mismatch = gtk_test_accessible_check_state(accessible, state, TRUE);
    g_free(mismatch);
    return mismatch == NULL;
}

gboolean test_accessible_is_invalid(GtkAccessible *accessible) {
    char *mismatch;
    if (!gtk_test_accessible_has_state(accessible, GTK_ACCESSIBLE_STATE_INVALID)) return FALSE;
    mismatch = gtk_test_accessible_check_state(accessible, GTK_ACCESSIBLE_STATE_INVALID, GTK_ACCESSIBLE_INVALID_TRUE);
    g_free(mismatch);
    return mismatch == NULL;
}

gboolean test_accessible_is_hidden(GtkAccessible *accessible) {
    return test_accessible_is(accessible, GTK_ACCESSIBLE_STATE_HIDDEN);
}

const char *test_accessible_role_name(GtkAccessible *accessible) {
    GEnumClass *roles = g_type_class_ref(GTK_TYPE_ACCESSIBLE_ROLE);
    GEnumValue *value = g_enum_get_value(roles, gtk_accessible_get_accessible_role(accessible));
    const char *name = value ? g_intern_string(value->value_nick) : "unknown";
    g_type_class_unref(roles);
    return name;
}

char *test_style_classes(GtkWidget *widget) {
    char **classes = gtk_widget_get_css_classes(widget);
    char *joined = g_strjoinv(".", classes);
    char *text = *joined ? g_strconcat(".", joined, NULL) : g_strdup("");
    g_free(joined);
    g_strfreev(classes);
    return text;
}
