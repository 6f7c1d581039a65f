#include "CGtkTestShims.h"

static GPtrArray *warnings = NULL;

static GLogWriterOutput note(GLogLevelFlags level, const GLogField *fields, gsize count, gpointer data) {
    if (level & (G_LOG_LEVEL_ERROR | G_LOG_LEVEL_CRITICAL | G_LOG_LEVEL_WARNING)) {
        g_ptr_array_add(warnings, g_log_writer_format_fields(level, fields, count, FALSE));
    }
    return g_log_writer_default(level, fields, count, data);
}

void test_note_warnings(void) {
    // GLib takes a writer once in a process.
    if (warnings != NULL) return;
    warnings = g_ptr_array_new();
    g_log_set_writer_func(note, NULL, NULL);
}

const char *test_warning(unsigned index) {
    return warnings != NULL && index < warnings->len ? g_ptr_array_index(warnings, index) : NULL;
}
