#include "CGtkTestShims.h"

// Newer GTK calls the widget behind its file dialogs deprecated, and still makes it.
G_GNUC_BEGIN_IGNORE_DEPRECATIONS

void test_file_dialog_respond(GtkWindow *dialog, int response) {
    gtk_dialog_response(GTK_DIALOG(dialog), response);
}

gboolean test_file_dialog_has_file(GtkWindow *dialog) {
    GFile *file = gtk_file_chooser_get_file(GTK_FILE_CHOOSER(dialog));
    gboolean has_file = file != NULL;
    g_clear_object(&file);
    return has_file;
}

G_GNUC_END_IGNORE_DEPRECATIONS
