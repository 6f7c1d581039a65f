#include "CGtkTestShims.h"

void test_emit(gpointer instance, const char *signal) {
    g_signal_emit_by_name(instance, signal);
}

void test_emit_flag(gpointer instance, const char *signal, gboolean flag) {
    g_signal_emit_by_name(instance, signal, flag);
}

void test_move_focus(GtkWindow *window, GtkDirectionType direction) {
    g_signal_emit_by_name(window, "move-focus", direction);
}
