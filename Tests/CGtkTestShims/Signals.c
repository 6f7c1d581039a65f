#include "CGtkTestShims.h"

void test_emit(gpointer instance, const char *signal) {
    g_signal_emit_by_name(instance, signal);
}
