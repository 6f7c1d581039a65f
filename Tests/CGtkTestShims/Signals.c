#include "CGtkTestShims.h"

void test_emit(gpointer instance, const char *signal) {
    g_signal_emit_by_name(instance, signal);
}

void test_emit_flag(gpointer instance, const char *signal, gboolean flag) {
    g_signal_emit_by_name(instance, signal, flag);
}

gboolean test_query_tooltip(gpointer widget) {
    gboolean is_shown = FALSE;
    GtkTooltip *tooltip = g_object_new(GTK_TYPE_TOOLTIP, NULL);
    g_signal_emit_by_name(widget, "query-tooltip", 1, 1, FALSE, tooltip, &is_shown);
    g_object_unref(tooltip);
    return is_shown;
}

void test_move_focus(GtkWindow *window, GtkDirectionType direction) {
    g_signal_emit_by_name(window, "move-focus", direction);
}

gboolean test_press_key(GtkEventController *controller, guint key, GdkModifierType modifiers) {
    gboolean is_handled = FALSE;
    g_signal_emit_by_name(controller, "key-pressed", key, 0, modifiers, &is_handled);
    return is_handled;
}

void test_click(GtkGesture *gesture, double x, double y) {
    g_signal_emit_by_name(gesture, "pressed", 1, x, y);
}

char *test_drag_text(GtkDragSource *source) {
    GdkContentProvider *content = NULL;
    GValue value = G_VALUE_INIT;
    char *text = NULL;
    g_signal_emit_by_name(source, "prepare", 1.0, 1.0, &content);
    if (content == NULL) return NULL;
    g_value_init(&value, G_TYPE_STRING);
    if (gdk_content_provider_get_value(content, &value, NULL)) text = g_value_dup_string(&value);
    g_value_unset(&value);
    g_object_unref(content);
    return text;
}

gboolean test_drop_text(GtkDropTarget *target, const char *text, double y) {
    gboolean is_taken = FALSE;
    GValue value = G_VALUE_INIT;
    g_value_init(&value, G_TYPE_STRING);
    g_value_set_string(&value, text);
    g_signal_emit_by_name(target, "drop", &value, 1.0, y, &is_taken);
    g_value_unset(&value);
    return is_taken;
}
