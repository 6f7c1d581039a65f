import Foundation

/// The least there is to compare with: a C program that shows one label in a window of GTK.
enum WindowFloor {
    private static let source = """
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
        """

    /// Compiles it into the folder.
    ///
    /// - Throws: An error if there is no C compiler or no GTK to compile with.
    static func build(in folder: URL) throws -> URL {
        let (code, program) = (folder.appending(path: "floor.c"), folder.appending(path: "floor"))
        try Data(source.utf8).write(to: code)
        try ProgramRun(
            URL(filePath: "/bin/sh"),
            ["-c", "cc -O2 -o \"$1\" \"$0\" $(pkg-config --cflags --libs gtk4)", code.path, program.path],
            ["PATH": "/usr/bin:/bin"]
        ).checked()
        return program
    }
}
