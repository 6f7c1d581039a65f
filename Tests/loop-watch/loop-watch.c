/* Preloaded into a program, tells how long its main thread stays away from GLib's main loop: nothing is drawn and no key is
 * heard meanwhile. Each time of 10 ms or more becomes a line in the file that LOOP_WATCH names: the end of it in milliseconds
 * of CLOCK_MONOTONIC, its length, how much of that the thread computed, and how much it was ready but other processes had
 * the processor, which says nothing about the program. The rest it waited: for the display, a lock or the disk.
 *
 *   cc -shared -fPIC -o loop-watch.so loop-watch.c $(pkg-config --cflags --libs glib-2.0)
 */
#define _GNU_SOURCE
#include <fcntl.h>
#include <glib.h>
#include <poll.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/syscall.h>
#include <time.h>
#include <unistd.h>

static int out = -1, schedule = -1;
static double left, left_ran, left_waited;

/* Past a preloaded false clock. */
static double now(void) {
    struct timespec time;
    syscall(SYS_clock_gettime, CLOCK_MONOTONIC, &time);
    return time.tv_sec * 1e3 + time.tv_nsec / 1e6;
}

/* How long this thread has had a processor, and has waited for one, since it began. */
static void look(double *ran, double *waited) {
    char text[128];
    ssize_t count = pread(schedule, text, sizeof text - 1, 0);
    unsigned long long running = 0, waiting = 0;
    text[count > 0 ? count : 0] = 0;
    sscanf(text, "%llu %llu", &running, &waiting);
    *ran = running / 1e6;
    *waited = waiting / 1e6;
}

static gint watched_poll(GPollFD *files, guint count, gint timeout) {
    double came = now(), ran, waited;
    if (left > 0 && came - left >= 10) {
        look(&ran, &waited);
        dprintf(out, "%.1f %.1f %.1f %.1f\n", came, came - left, ran - left_ran, waited - left_waited);
    }
    gint ready = poll((struct pollfd *)files, count, timeout);
    look(&left_ran, &left_waited);
    left = now();
    return ready;
}

__attribute__((constructor)) static void begin(void) {
    const char *path = getenv("LOOP_WATCH");
    if (!path || (out = open(path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0600)) < 0) return;
    /* The main thread's, as constructors run on it. */
    schedule = open("/proc/thread-self/schedstat", O_RDONLY | O_CLOEXEC);
    g_main_context_set_poll_func(NULL, watched_poll);
}
