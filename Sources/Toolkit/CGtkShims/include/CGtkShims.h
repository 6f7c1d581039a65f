#ifndef CGTK_SHIMS_H
#define CGTK_SHIMS_H

#include <gtk/gtk.h>

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

/// Moves the focus into something; false where it did not.
typedef gboolean (*ShimEnter)(gpointer data);

/// A widget around a child that Tab enters and leaves as a whole; `enter`, if any, is asked first to bring the focus in.
GtkWidget *shim_tab_stop_new(GtkWidget *child, ShimEnter enter, gpointer data, GDestroyNotify destroy);

/// A widget around a flow box, through whose cells Tab goes one by one, past those that do not take the focus.
GtkWidget *shim_tab_grid_new(GtkFlowBox *grid);

#endif
