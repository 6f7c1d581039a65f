#include "CGtkTestShims.h"
#include <dlfcn.h>

// The functions of Xlib and XTest by their ABI, so that no header of theirs is needed.
typedef void *(*OpenDisplay)(const char *);
typedef int (*OnDisplay)(void *);
typedef int (*Motion)(void *, int, int, int, unsigned long);
typedef int (*Press)(void *, unsigned, int, unsigned long);
typedef unsigned char (*KeyCode)(void *, unsigned long);

gboolean test_press_button(int x, int y, unsigned number, int count, gboolean with_shift) {
    void *xlib = dlopen("libX11.so.6", RTLD_NOW), *xtest = dlopen("libXtst.so.6", RTLD_NOW);
    if (xlib == NULL || xtest == NULL) return FALSE;
    void *display = ((OpenDisplay)dlsym(xlib, "XOpenDisplay"))(NULL);
    if (display == NULL) return FALSE;
    Press key = (Press)dlsym(xtest, "XTestFakeKeyEvent"), button = (Press)dlsym(xtest, "XTestFakeButtonEvent");
    unsigned shift = ((KeyCode)dlsym(xlib, "XKeysymToKeycode"))(display, GDK_KEY_Shift_L);
    ((Motion)dlsym(xtest, "XTestFakeMotionEvent"))(display, -1, x, y, 0);
    if (with_shift) key(display, shift, TRUE, 0);
    for (int press = 0; press < count; press++) {
        button(display, number, TRUE, 0);
        button(display, number, FALSE, 0);
    }
    if (with_shift) key(display, shift, FALSE, 0);
    ((OnDisplay)dlsym(xlib, "XFlush"))(display);
    ((OnDisplay)dlsym(xlib, "XCloseDisplay"))(display);
    return TRUE;
}

gboolean test_drag_pointer(int x, int y, int to_x, int to_y) {
    void *xlib = dlopen("libX11.so.6", RTLD_NOW), *xtest = dlopen("libXtst.so.6", RTLD_NOW);
    if (xlib == NULL || xtest == NULL) return FALSE;
    void *display = ((OpenDisplay)dlsym(xlib, "XOpenDisplay"))(NULL);
    if (display == NULL) return FALSE;
    Press button = (Press)dlsym(xtest, "XTestFakeButtonEvent");
    Motion move = (Motion)dlsym(xtest, "XTestFakeMotionEvent");
    move(display, -1, x, y, 0);
    button(display, 1, TRUE, 0);
    move(display, -1, to_x, to_y, 0);
    button(display, 1, FALSE, 0);
    ((OnDisplay)dlsym(xlib, "XFlush"))(display);
    ((OnDisplay)dlsym(xlib, "XCloseDisplay"))(display);
    return TRUE;
}

gboolean test_add_font(const char *path) {
    void *library = dlopen("libfontconfig.so.1", RTLD_NOW);
    if (library == NULL) return FALSE;
    int (*add)(void *, const char *) = (int (*)(void *, const char *))dlsym(library, "FcConfigAppFontAddFile");
    if (add == NULL || !g_file_test(path, G_FILE_TEST_EXISTS) || !add(NULL, path)) return FALSE;
    // Pango keeps a list of fonts.
    void *pango = dlopen("libpangoft2-1.0.so.0", RTLD_NOW);
    void (*forget)(void *) = pango == NULL ? NULL : (void (*)(void *))dlsym(pango, "pango_fc_font_map_config_changed");
    if (forget != NULL) forget(pango_cairo_font_map_get_default());
    return forget != NULL;
}
