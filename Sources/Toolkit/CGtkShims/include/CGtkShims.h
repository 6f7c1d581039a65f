#ifndef CGTK_SHIMS_H
#define CGTK_SHIMS_H

#include <gtk/gtk.h>

#include "Constants.h"

// The differences between GTK 4.8 and newer versions are handled here, so that Swift calls one function with any version: by
// the version that runs, as a package is built with an older one, or by GTK_CHECK_VERSION where what the older one does still
// works with a newer. Defining GDK_VERSION_MIN_REQUIRED in the header of CGtk alone does not silence deprecations: this header
// and those of the tests include GTK too, and Swift merges what it reads through each module, so that every header that
// includes GTK needs the definition (tried with GTK 4.18).

/// Returns the type of a GObject (a macro in C).
GType shim_object_type(gpointer object);

/// Returns the property of that name; null if the object has none (a macro in C).
GParamSpec *shim_object_find_property(gpointer object, const char *name);

/// Lets the default GLib main context run what is enqueued on libdispatch's main queue, which is where Swift's
/// main actor lives. Call once, on the main thread; the source stays for the life of the process.
void shim_attach_main_queue(void);

/// Returns the descriptor that becomes readable when libdispatch's main queue has work; for tests.
int shim_main_queue_handle(void);

/// Returns how often the source above has been dispatched; for tests that look for a busy loop.
unsigned long shim_main_queue_dispatches(void);

/// Runs what Swift's concurrency runtime has for no actor in particular on threads of our own. Call once, before the
/// first task; the threads stay for the life of the process, and sleep without a timeout while there is nothing to do.
void shim_install_job_pool(int threads);

/// Returns the number of jobs that the pool above was given; for tests.
int shim_job_pool_count(void);

/// Sets the accessible name; NULL leaves it to what is inside (variadic in C).
void shim_accessible_set_label(GtkAccessible *accessible, const char *label);

/// Sets the accessible description, which is read after the name; NULL for none (variadic in C).
void shim_accessible_set_description(GtkAccessible *accessible, const char *description);

/// Hides the accessible from screen readers, or shows it again (variadic in C).
void shim_accessible_set_hidden(GtkAccessible *accessible, gboolean hidden);

/// Hides the accessible from screen readers for a while, or shows it again (variadic in C); its role stays.
void shim_accessible_pass_over(GtkAccessible *accessible, gboolean is_passed_over);

/// Says what the accessible is; to be called before it is shown for the first time.
void shim_accessible_set_role(GtkAccessible *accessible, GtkAccessibleRole role);

/// Sets the value of a range in words (variadic in C), which are told at once if they are to be.
void shim_accessible_set_value_text(GtkAccessible *accessible, const char *words, gboolean is_told);

/// Hides a page of a stack from screen readers, or shows it again; widgets that are not shown stay in the tree otherwise.
void shim_stack_page_set_hidden(GtkStack *stack, GtkWidget *page, gboolean hidden);

/// Lets a screen reader say nothing of the object between stack and page, where GTK before 4.10 names it after its type.
void shim_stack_page_be_passed_over(GtkStack *stack, GtkWidget *page);

/// Removes what a button with an icon alone says of itself beside its name: that its picture names it, and its tooltip.
void shim_accessible_name_alone(GtkAccessible *accessible);

/// Sets the description, unless it is that already; NULL for none.
void shim_accessible_describe(GtkAccessible *accessible, const char *description);

/// Names the row of a list, which has no name of GTK's, or takes its name away with NULL; returns whether that is another one
/// than before.
gboolean shim_accessible_rename_row(GtkWidget *row, const char *name);

/// Keeps a row that nobody can select from being read as "not selected".
void shim_accessible_never_selected(GtkWidget *row);

/// Gives the focus back to the button when the list of a drop-down is closed, in which GTK leaves it until the next key.
void shim_drop_down_give_focus_back(GtkWidget *drop_down);

/// Names every list below the widget, as that of a drop-down is read by the name of its type.
void shim_accessible_name_list(GtkWidget *widget, const char *name);

/// Hides the arrows that GTK draws below the widget from screen readers, which read the name of their type.
void shim_accessible_hide_arrows(GtkWidget *widget);

/// Says whether the accessible, one of a choice, is the chosen one (variadic in C).
void shim_accessible_set_checked(GtkAccessible *accessible, gboolean checked);

/// Says whether what is written in the accessible is refused (variadic in C).
void shim_accessible_set_invalid(GtkAccessible *accessible, gboolean invalid);

/// Says whether what the accessible opens and closes is open (variadic in C).
void shim_accessible_set_expanded(GtkAccessible *accessible, gboolean expanded);

/// Gives the widget an action "row.activate" for assistive tools, which does the same as Enter on it.
void shim_accessible_add_activation(GtkWidget *widget);

/// Makes a screen reader speak the text. GTK before 4.14 does not support it: there it is for a moment the description of
/// what has the focus in the same window, and false is returned, as some screen readers say nothing of that.
gboolean shim_accessible_announce(GtkAccessible *accessible, const char *text);

/// Makes the text for a moment the description of a widget, where announcements are made that way.
void shim_accessible_announce_at(GtkAccessible *accessible, const char *text);

/// Gets the text colour that the style sheet gives the widget.
void shim_widget_get_color(GtkWidget *widget, GdkRGBA *color);

/// Prevents GTK before 4.16 from reporting for every window that OpenGL, which has been disabled, is missing.
void shim_expect_cairo(void);

/// Called once with the path of the chosen file; null if none was chosen or it is not on a local file system.
typedef void (*ShimFileChosen)(const char *path, gpointer data);

/// Shows the desktop's file dialog over the window.
///
/// With a name, it asks for a file to write and suggests the name; without, for an existing file. `folder`, which may
/// be null, is shown first. `destroy` is called after `chosen`.
void shim_choose_file(GtkWindow *parent, const char *title, const char *accept, const char *name, const char *folder,
                      ShimFileChosen chosen, gpointer data, GDestroyNotify destroy);

/// Lets a label ask for the same width whatever its height, and for the height that its text has then. GTK searches for the
/// width of each height instead, by laying out the text some twenty times, and every box asks for it. Does nothing from GTK
/// 4.10 on.
void shim_label_ignore_height(GtkWidget *label);

/// A box whose children lie one below the other; so many pixels between two. Before GTK 4.10 it asks for the same width
/// whatever its height, as those labels do.
GtkWidget *shim_column_new(int spacing);

/// Whether the version of GTK that runs needs the two above.
gboolean shim_can_ignore_height(void);

/* Gives free memory back, and the pages of the program's file and of its libraries that were never written to. */
void shim_memory_rest(void);

/// The result of measuring a layout, in pixels.
typedef struct {
    int least, natural;
} ShimRequest;

typedef ShimRequest (*ShimMeasure)(GtkWidget *widget, GtkOrientation orientation, int size, gpointer data);
typedef void (*ShimAllocate)(GtkWidget *widget, int width, int height, gpointer data);

/// Makes a layout manager that calls two functions with user data, which GTK's own custom layout does not have.
GtkLayoutManager *shim_layout_new(GtkSizeRequestMode mode, ShimMeasure measure, ShimAllocate allocate, gpointer data,
                                  GDestroyNotify destroy);

/// A row that floats over the beginning of the content, before which it comes in the order of the widgets.
GtkWidget *shim_floating_header_new(GtkWidget *row, GtkWidget *content);
// Paints a widget of the content, and nothing else of it, under the row; NULL for all of the content.
void shim_floating_header_show_ground(GtkWidget *header, GtkWidget *ground);

/// A box whose children lie side by side, through which Tab goes in their order; so many pixels between two.
GtkWidget *shim_row_new(int spacing);

/// Moves the focus into something, or on inside it; false where it did not.
typedef gboolean (*ShimEnter)(gpointer data, gboolean inside, gboolean forward);

/// Makes a container that Tab enters and leaves as a whole; `enter`, if not null, is called first to move the focus.
GtkWidget *shim_tab_stop_new(GtkWidget *child, ShimEnter enter, gpointer data, GDestroyNotify destroy);

/// Makes a container around a flow box in which Tab visits the cells one by one, skipping those without focus.
GtkWidget *shim_tab_grid_new(GtkFlowBox *grid);

#endif
