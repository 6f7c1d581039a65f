#include "CGtkShims.h"

static GtkSizeRequestMode request_mode(GtkWidget *label) {
    return GTK_WIDGET_GET_CLASS(label)->get_request_mode(label);
}

static void measure(GtkWidget *label, GtkOrientation orientation, int size, int *least, int *natural, int *least_baseline,
                    int *natural_baseline) {
    GtkWidgetClass *type = GTK_WIDGET_GET_CLASS(label);
    if (orientation == GTK_ORIENTATION_HORIZONTAL) {
        size = -1;
    } else if (size < 0) {
        // Not the one line of an unlimited width, which a box that asked for the width will not give it.
        int ignored[3];
        type->measure(label, GTK_ORIENTATION_HORIZONTAL, -1, &ignored[0], &size, &ignored[1], &ignored[2]);
    }
    type->measure(label, orientation, size, least, natural, least_baseline, natural_baseline);
}

static void allocate(GtkWidget *label, int width, int height, int baseline) {
    GTK_WIDGET_GET_CLASS(label)->size_allocate(label, width, height, baseline);
}

gboolean shim_can_ignore_height(void) {
    return gtk_get_major_version() == 4 && gtk_get_minor_version() < 10;
}

void shim_label_ignore_height(GtkWidget *label) {
    // The boxes of newer versions reckon otherwise, and complain of rows with such labels (tried with 4.18).
    if (!shim_can_ignore_height()) return;
    gtk_widget_set_layout_manager(label, gtk_custom_layout_new(request_mode, measure, allocate));
}
