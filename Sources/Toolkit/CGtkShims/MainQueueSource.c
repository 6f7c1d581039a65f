#include "CGtkShims.h"

#include <errno.h>
#include <stdint.h>
#include <unistd.h>

// Exported by libdispatch for other main loops (CoreFoundation uses them); not in its public headers.
extern int _dispatch_get_main_queue_handle_4CF(void);
extern void _dispatch_main_queue_callback_4CF(void *unused);

typedef struct {
    GSource base;
    int handle;
    gpointer tag;
} MainQueueSource;

static unsigned long dispatches = 0;

static gboolean check(GSource *source) {
    MainQueueSource *queue = (MainQueueSource *)source;
    return (g_source_query_unix_fd(source, queue->tag) & G_IO_IN) != 0;
}

static gboolean dispatch(GSource *source, GSourceFunc callback, gpointer data) {
    (void)callback;
    (void)data;
    MainQueueSource *queue = (MainQueueSource *)source;
    // The handle is an eventfd that libdispatch never resets: left unread it stays readable and the loop spins.
    uint64_t ignored;
    ssize_t count;
    do {
        count = read(queue->handle, &ignored, sizeof ignored);
    } while (count < 0 && errno == EINTR);
    dispatches += 1;
    _dispatch_main_queue_callback_4CF(NULL);
    return G_SOURCE_CONTINUE;
}

static GSourceFuncs functions = {.check = check, .dispatch = dispatch};

void shim_attach_main_queue(void) {
    GSource *source = g_source_new(&functions, sizeof(MainQueueSource));
    MainQueueSource *queue = (MainQueueSource *)source;
    queue->handle = _dispatch_get_main_queue_handle_4CF();
    queue->tag = g_source_add_unix_fd(source, queue->handle, G_IO_IN);
    g_source_set_static_name(source, "libdispatch main queue");
    g_source_attach(source, NULL);
    g_source_unref(source);
}

int shim_main_queue_handle(void) {
    return _dispatch_get_main_queue_handle_4CF();
}

unsigned long shim_main_queue_dispatches(void) {
    return dispatches;
}
