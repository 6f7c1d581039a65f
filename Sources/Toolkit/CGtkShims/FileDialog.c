#include "CGtkShims.h"

typedef struct {
    ShimFileChosen chosen;
    gpointer data;
    GDestroyNotify destroy;
    gboolean is_new;
} Choice;

static void end(Choice *choice, GFile *file) {
    char *path = file != NULL ? g_file_get_path(file) : NULL;
    choice->chosen(path, choice->data);
    g_free(path);
    g_clear_object(&file);
    if (choice->destroy != NULL) choice->destroy(choice->data);
    g_free(choice);
}

#if GTK_CHECK_VERSION(4, 10, 0)

static void finish(GObject *dialog, GAsyncResult *result, gpointer data) {
    Choice *choice = data;
    // An error is a dialog that was dismissed, or closed together with its window.
    end(choice, choice->is_new ? gtk_file_dialog_save_finish(GTK_FILE_DIALOG(dialog), result, NULL)
                               : gtk_file_dialog_open_finish(GTK_FILE_DIALOG(dialog), result, NULL));
}

static void show(Choice *choice, GtkWindow *parent, const char *title, const char *accept, const char *name,
                 GFile *folder) {
    GtkFileDialog *dialog = gtk_file_dialog_new();
    gtk_file_dialog_set_title(dialog, title);
    gtk_file_dialog_set_accept_label(dialog, accept);
    if (folder != NULL) gtk_file_dialog_set_initial_folder(dialog, folder);
    if (choice->is_new) {
        gtk_file_dialog_set_initial_name(dialog, name);
        gtk_file_dialog_save(dialog, parent, NULL, finish, choice);
    } else {
        gtk_file_dialog_open(dialog, parent, NULL, finish, choice);
    }
    g_object_unref(dialog);
}

#else

static void respond(GtkNativeDialog *dialog, int response, gpointer data) {
    GtkFileChooser *chooser = GTK_FILE_CHOOSER(dialog);
    gtk_native_dialog_hide(dialog);
    end(data, response == GTK_RESPONSE_ACCEPT ? gtk_file_chooser_get_file(chooser) : NULL);
    g_object_unref(dialog);
}

static void show(Choice *choice, GtkWindow *parent, const char *title, const char *accept, const char *name,
                 GFile *folder) {
    GtkFileChooserNative *dialog = gtk_file_chooser_native_new(
        title, parent, choice->is_new ? GTK_FILE_CHOOSER_ACTION_SAVE : GTK_FILE_CHOOSER_ACTION_OPEN, accept, NULL);
    gtk_native_dialog_set_modal(GTK_NATIVE_DIALOG(dialog), TRUE);
    if (folder != NULL) gtk_file_chooser_set_current_folder(GTK_FILE_CHOOSER(dialog), folder, NULL);
    if (choice->is_new) gtk_file_chooser_set_current_name(GTK_FILE_CHOOSER(dialog), name);
    g_signal_connect(dialog, "response", G_CALLBACK(respond), choice);
    gtk_native_dialog_show(GTK_NATIVE_DIALOG(dialog));
}

#endif

void shim_choose_file(GtkWindow *parent, const char *title, const char *accept, const char *name, const char *folder,
                      ShimFileChosen chosen, gpointer data, GDestroyNotify destroy) {
    GFile *start = folder != NULL ? g_file_new_for_path(folder) : NULL;
    Choice *choice = g_new(Choice, 1);
    *choice = (Choice){.chosen = chosen, .data = data, .destroy = destroy, .is_new = name != NULL};
    show(choice, parent, title, accept, name, start);
    g_clear_object(&start);
}
