#ifndef CGTK_TEST_SHIMS_H
#define CGTK_TEST_SHIMS_H

#include <gtk/gtk.h>

// Sets of flags without a flag, which Swift sees alike with every GLib; see Constants.h of CGtkShims.

/// No modifier key.
static const GdkModifierType test_modifiers_none = (GdkModifierType)0;
/// No flag of GtkShortcutActionFlags.
static const GtkShortcutActionFlags test_shortcut_action_default = (GtkShortcutActionFlags)0;
/// G_DBUS_SEND_MESSAGE_FLAGS_NONE.
static const GDBusSendMessageFlags test_dbus_send_message_default = G_DBUS_SEND_MESSAGE_FLAGS_NONE;

/// Variadic in C: null where the accessible name is `expected`, else what it is; to be freed. Needs GTK_A11Y=test.
char *test_accessible_label_mismatch(GtkAccessible *accessible, const char *expected);

/// Variadic in C: a property that is a text, to be freed; null where it is not set. Needs GTK_A11Y=test.
char *test_accessible_text(GtkAccessible *accessible, GtkAccessibleProperty property);

/// Variadic in C: whether a state that is true or false is true. Needs GTK_A11Y=test.
gboolean test_accessible_is(GtkAccessible *accessible, GtkAccessibleState state);

/// Variadic in C: emits a signal that takes nothing.
void test_emit(gpointer instance, const char *signal);

/// Variadic in C: emits a signal that takes true or false.
void test_emit_flag(gpointer instance, const char *signal, gboolean flag);

/// Variadic in C: asks a widget for its tooltip, as GTK does; whether it has one.
gboolean test_query_tooltip(gpointer widget);

/// Variadic in C: presses a key for one key controller; whether that was its end.
gboolean test_press_key(GtkEventController *controller, guint key, GdkModifierType modifiers);

/// Variadic in C: presses for one gesture of clicks, in pixels from the corner of its widget.
void test_click(GtkGesture *gesture, double x, double y);

/// Variadic in C: the text that a drag begun at the source would carry, to be freed; null where none begins.
char *test_drag_text(GtkDragSource *source);

/// Variadic in C: drops the text so many pixels below the top of the target's widget; whether it was taken.
gboolean test_drop_text(GtkDropTarget *target, const char *text, double y);

/// Variadic in C: what the window does when Tab is pressed.
void test_move_focus(GtkWindow *window, GtkDirectionType direction);

/// Moves the real pointer to a place of the screen and presses one of its buttons there, so many times; false where the
/// display lets nobody do that.
gboolean test_press_button(int x, int y, unsigned number, int count, gboolean with_shift);

/// Presses the primary button at a place of the screen and lets it go at another one; false as above.
gboolean test_drag_pointer(int x, int y, int to_x, int to_y);

/// Presses or lets go a key of the keyboard, or both, which the surface is given first; false where the display lets nobody do that, or where
/// the keyboard has no such key.
gboolean test_strike_key(GdkSurface *surface, guint key, GdkModifierType modifiers, gboolean down, gboolean up);

/// Notes each warning and error of GLib's log from the first call on.
void test_note_warnings(void);

/// The warning of that number since then, counted from 0; null where there were fewer.
const char *test_warning(unsigned index);

/// Makes the fonts of a file known, whatever the machine's settings say; false where there is no such file.
gboolean test_add_font(const char *path);

/// Variadic in C: whether a screen reader is told to leave it out. Needs GTK_A11Y=test.
gboolean test_accessible_is_hidden(GtkAccessible *accessible);
gboolean test_accessible_is_invalid(GtkAccessible *accessible);

/// The role in words, "toggle-button".
const char *test_accessible_role_name(GtkAccessible *accessible);

/// Replaces every square of so many pixels by its mean, one pixel each, in rows without gaps; four bytes a pixel.
void test_shrink(const unsigned char *pixels, int width, int height, int square, unsigned char *means);

/// Answers a dialog for a file, as one of its buttons does.
void test_file_dialog_respond(GtkWindow *dialog, int response);

/// Whether a dialog for a file knows which one would be taken.
gboolean test_file_dialog_has_file(GtkWindow *dialog);

/// A program's flags whose output is read; what it says of errors goes nowhere, as one that outlives the tests would keep
/// whoever reads theirs waiting.
static const GSubprocessFlags test_subprocess_read_output = G_SUBPROCESS_FLAGS_STDOUT_PIPE | G_SUBPROCESS_FLAGS_STDERR_SILENCE;

/// Runs the function in a child of this process that inherits all of its memory, and returns what the child wrote to its
/// standard error, to be freed; null where it did not end by a trap.
char *test_trap_message(void (*function)(gpointer data), gpointer data);

/// A GNetworkMonitor that is told by the test whether there is a network; emits "network-changed" at each setting.
GObject *test_network_monitor_new(gboolean is_available);
void test_network_monitor_set(GObject *monitor, gboolean is_available);

/// ".card.chart", empty for none; to be freed.
char *test_style_classes(GtkWidget *widget);

/// How many pieces of text HarfBuzz has put into glyphs so far.
int test_shapings(void);

/// How often GDK has waited for an answer of the X server since the first call; -1 on another display.
int test_round_trips(void);

/// A text, or a piece of one in one font, on the picture of a widget.
typedef struct {
    /// Where its letters are, and what of that nothing clips, in pixels of the picture.
    graphene_rect_t ink, seen;
    graphene_rect_t clip;
    /// The label, field or text view it belongs to, or the area it is drawn on; null where there is none.
    GtkWidget *widget;
    /// What a chart has drawn; null for a text of GTK's.
    char *text;
    double red, green, blue, alpha, rim_red, rim_green, rim_blue;
    /// The least contrast of its colour, by WCAG 2.1, with what lies under its letters.
    double contrast;
    /// The greatest contrast within what lies under its letters.
    double line;
    /// The share of its letters that is not seen, as something is painted over them.
    double hidden;
    /// The size of its font.
    double pixels;
    gboolean is_bold, is_drawn, has_rim;
    /// Its letters, and where their mask begins in the picture.
    cairo_surface_t *mask;
    int x, y;
} TestText;

/// Takes the picture of a widget that has been painted, and the texts in it.
void test_texts_begin(GtkWidget *root);

/// Whether charts note their texts in place of drawing them; those noted are kept until it is asked for again.
void test_mute_drawn_texts(gboolean mute);

/// What is returned in place of a number where texts have moved since the beginning.
enum { TEST_TEXTS_MOVED = -1 };

/// Takes the picture again, painted while charts were mute, and measures all texts; their number.
int test_texts_end(GtkWidget *root);

/// One of them, until the next beginning.
const TestText *test_text(unsigned index);

/// Whether letters of one lie on letters of the other.
gboolean test_texts_touch(unsigned one, unsigned other);

/// Writes the picture as a PNG file.
gboolean test_texts_save(const char *path);

#endif
