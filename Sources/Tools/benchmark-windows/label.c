/* The least that a window of GTK costs: one label. */
#include <gtk/gtk.h>
static void show(GtkApplication *application, gpointer data) {
    GtkWidget *window = gtk_application_window_new(application);
    gtk_window_set_default_size(GTK_WINDOW(window), 1000, 680);
    gtk_window_set_child(GTK_WINDOW(window), gtk_label_new("13°"));
    gtk_window_present(GTK_WINDOW(window));
}
int main(void) {
    GtkApplication *application = gtk_application_new(NULL, G_APPLICATION_NON_UNIQUE);
    g_signal_connect(application, "activate", G_CALLBACK(show), NULL);
    return g_application_run(G_APPLICATION(application), 0, NULL);
}
