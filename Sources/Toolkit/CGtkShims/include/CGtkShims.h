#ifndef CGTK_SHIMS_H
#define CGTK_SHIMS_H

#include <gtk/gtk.h>

#include "Constants.h"

// All that differs between GTK 4.8 and newer ones is chosen here, by GTK_CHECK_VERSION, and never in Swift, which calls
// one function whatever it is built with. Declaring an older API to be allowed (GDK_VERSION_MIN_REQUIRED) in the header
// of CGtk is not enough to silence it: this header and those of the tests include GTK too, and Swift merges what it
// reads through each of the modules, so that one of them without the definition brings the deprecation back (tried with GTK 4.18: only where every header
// that includes GTK has the definition does Swift stay silent).

/// A macro in C: the type of any GObject.
GType shim_object_type(gpointer object);

/// A macro in C: the object's property of that name; null where it has none.
GParamSpec *shim_object_find_property(gpointer object, const char *name);

/// Lets the default GLib main context run what is enqueued on libdispatch's main queue, which is where Swift's
/// main actor lives. Call once, on the main thread; the source stays for the life of the process.
void shim_attach_main_queue(void);

/// The descriptor that becomes readable when libdispatch's main queue has work; for tests.
int shim_main_queue_handle(void);

/// How often the source above has been dispatched; for tests that look for a spin.
unsigned long shim_main_queue_dispatches(void);

/// Runs what Swift's concurrency runtime has for no actor in particular on threads of our own. Call once, before the
/// first task; the threads stay for the life of the process, and sleep without a timeout while there is nothing to do.
void shim_install_job_pool(int threads);

/// How many jobs the pool above was given; for tests.
int shim_job_pool_count(void);

/// Variadic in C: sets the accessible name.
void shim_accessible_set_label(GtkAccessible *accessible, const char *label);

/// Variadic in C: sets what is said after the accessible name.
void shim_accessible_set_description(GtkAccessible *accessible, const char *description);

/// Variadic in C: takes the accessible out of what a screen reader reads, or puts it back.
void shim_accessible_set_hidden(GtkAccessible *accessible, gboolean hidden);

/// Has the text spoken by a screen reader; false where GTK is older than 4.14 and cannot.
gboolean shim_accessible_announce(GtkAccessible *accessible, const char *text);

/// The colour that the style sheet gives the widget's text.
void shim_widget_get_color(GtkWidget *widget, GdkRGBA *color);

/// Keeps GTK before 4.16 from saying for every window that OpenGL, which it was told to leave alone, is not there.
void shim_expect_cairo(void);

/// Called once with the path of the file that was chosen; null where none was, or where it lies on no file system.
typedef void (*ShimFileChosen)(const char *path, gpointer data);

/// Shows the desktop's dialog for a file over the window.
///
/// With a name it proposes that for a file to be written; without, a file that exists is chosen. `folder`, which may be
/// null, is shown first. `destroy` is called after `chosen`.
void shim_choose_file(GtkWindow *parent, const char *title, const char *accept, const char *name, const char *folder,
                      ShimFileChosen chosen, gpointer data, GDestroyNotify destroy);

/// The result of measuring a layout, in pixels.
typedef struct {
    int least, natural;
} ShimRequest;

typedef ShimRequest (*ShimMeasure)(GtkWidget *widget, GtkOrientation orientation, int size, gpointer data);
typedef void (*ShimAllocate)(GtkWidget *widget, int width, int height, gpointer data);

/// A layout manager that asks two functions, with data of their own, which GTK's own custom layout has not.
GtkLayoutManager *shim_layout_new(GtkSizeRequestMode mode, ShimMeasure measure, ShimAllocate allocate, gpointer data,
                                  GDestroyNotify destroy);

/// A box whose children lie side by side, through which Tab goes in their order; so many pixels between two.
GtkWidget *shim_row_new(int spacing);

/// Moves the focus into something; false where it did not.
typedef gboolean (*ShimEnter)(gpointer data);

/// A widget around a child that Tab enters and leaves as a whole; `enter`, if any, is asked first to bring the focus in.
GtkWidget *shim_tab_stop_new(GtkWidget *child, ShimEnter enter, gpointer data, GDestroyNotify destroy);

/// A widget around a flow box, through whose cells Tab goes one by one, past those that do not take the focus.
GtkWidget *shim_tab_grid_new(GtkFlowBox *grid);

#endif
