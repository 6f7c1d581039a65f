#include "CGtkShims.h"

#include <string.h>

static void handle(const char *domain, GLogLevelFlags level, const char *message, gpointer data) {
    if (strstr(message, "Failed to realize renderer") == NULL) g_log_default_handler(domain, level, message, data);
}

void shim_expect_cairo(void) {
    g_log_set_handler("Gsk", G_LOG_LEVEL_MESSAGE, handle, NULL);
}
