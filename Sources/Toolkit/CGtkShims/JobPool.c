#include "CGtkShims.h"

// Swift's runtime hands every job that is bound to no actor to this hook, where one is set, in place of libdispatch's
// shared pool. Not in a public header of the toolchain; exported for programs that bring their own executor.
#define SWIFT_CC __attribute__((swiftcall))
typedef SWIFT_CC void (*EnqueueGlobal)(void *job);
extern SWIFT_CC void (*swift_task_enqueueGlobal_hook)(void *job, EnqueueGlobal original);
extern SWIFT_CC void swift_job_run(void *job, void *executor, void *implementation);

static GThreadPool *pool = NULL;
static gint jobs = 0;

static void run(gpointer job, gpointer data) {
    (void)data;
    swift_job_run(job, NULL, NULL);
}

static SWIFT_CC void enqueue(void *job, EnqueueGlobal original) {
    (void)original;
    g_atomic_int_inc(&jobs);
    g_thread_pool_push(pool, job, NULL);
}

void shim_install_job_pool(int threads) {
    // Exclusive: its threads sleep until there is work, without the timeouts by which GLib's shared threads retire.
    GError *error = NULL;
    pool = g_thread_pool_new(run, NULL, threads, TRUE, &error);
    // Without threads nothing but the main actor would ever run: better to end with the reason.
    if (error != NULL) g_error("no threads for background work: %s", error->message);
    swift_task_enqueueGlobal_hook = enqueue;
}

int shim_job_pool_count(void) {
    return g_atomic_int_get(&jobs);
}
