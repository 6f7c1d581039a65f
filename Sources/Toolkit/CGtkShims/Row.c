#include "CGtkShims.h"

// A box whose children lie side by side and which Tab goes through from the first to the last. From GTK 4.10 on a box of
// GTK's own takes Tab for "to the right", also where text is read from the right.
typedef struct {
    GtkBox parent;
} ShimRow;

typedef struct {
    GtkBoxClass parent;
} ShimRowClass;

G_DEFINE_TYPE(ShimRow, shim_row, GTK_TYPE_BOX)

static gboolean focus(GtkWidget *widget, GtkDirectionType direction) {
    GtkWidget *child = gtk_widget_get_focus_child(widget);
    gboolean is_forward = direction == GTK_DIR_TAB_FORWARD;
    if (!is_forward && direction != GTK_DIR_TAB_BACKWARD)
        return GTK_WIDGET_CLASS(shim_row_parent_class)->focus(widget, direction);
    if (child == NULL) child = is_forward ? gtk_widget_get_first_child(widget) : gtk_widget_get_last_child(widget);
    for (; child != NULL; child = is_forward ? gtk_widget_get_next_sibling(child) : gtk_widget_get_prev_sibling(child))
        if (gtk_widget_get_mapped(child) && gtk_widget_child_focus(child, direction)) return TRUE;
    return FALSE;
}

static void shim_row_class_init(ShimRowClass *type) {
    GTK_WIDGET_CLASS(type)->focus = focus;
}

static void shim_row_init(ShimRow *row) {
    (void)row;
}

GtkWidget *shim_row_new(int spacing) {
    return g_object_new(shim_row_get_type(), "spacing", spacing, NULL);
}
