/* The beginning of what is given away: one program under two names, as both are made of the same core and of Swift's
   runtime. What only the window needs, GTK with it, lies in a library of our own, which the command line never loads. */
#include <dlfcn.h>
#include <limits.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

extern int fairweather_cli_main(int count, char **arguments);

/* The library's place, relative to the program as the system knows it: a whole tree can be moved, and no variable of the
   environment leads anywhere else. */
static const char library[] = "/../lib/fairweather/window.so";

int main(int count, char **arguments) {
    const char *slash = strrchr(arguments[0], '/');
    if (strcmp(slash ? slash + 1 : arguments[0], "fairweather-cli") == 0) return fairweather_cli_main(count, arguments);

    char path[PATH_MAX];
    ssize_t length = readlink("/proc/self/exe", path, sizeof path - sizeof library);
    while (length > 0 && path[length - 1] != '/') length--;
    if (length <= 0) {
        fputs("fairweather: the system does not say where this program lies; is /proc there?\n", stderr);
        return 70;
    }
    memcpy(path + length - 1, library, sizeof library);
    void *window = dlopen(path, RTLD_NOW);
    int (*start)(int, char **) = window ? (int (*)(int, char **))dlsym(window, "fairweather_main") : NULL;
    if (!start) {
        fprintf(stderr, "fairweather: the window’s part cannot be loaded; reinstall Fairweather. %s\n", dlerror());
        return 70;
    }
    return start(count, arguments);
}
