#include "CGtkTestShims.h"

#include <signal.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

char *test_trap_message(void (*function)(gpointer data), gpointer data) {
    int ends[2], status = 0;
    if (pipe(ends) != 0) return NULL;
    pid_t child = fork();
    if (child == 0) {
        struct rlimit none = {0, 0};
        setrlimit(RLIMIT_CORE, &none);
        dup2(ends[1], STDERR_FILENO);
        // Neither the test's own handlers nor a backtracer: the bare end.
        signal(SIGILL, SIG_DFL);
        signal(SIGTRAP, SIG_DFL);
        signal(SIGABRT, SIG_DFL);
        function(data);
        _exit(0);
    }
    close(ends[1]);
    GString *text = g_string_new(NULL);
    char piece[512];
    ssize_t count;
    while ((count = read(ends[0], piece, sizeof piece)) > 0) g_string_append_len(text, piece, count);
    close(ends[0]);
    waitpid(child, &status, 0);
    gboolean has_trapped = WIFSIGNALED(status) && (WTERMSIG(status) == SIGILL || WTERMSIG(status) == SIGTRAP);
    return g_string_free(text, !has_trapped);
}
