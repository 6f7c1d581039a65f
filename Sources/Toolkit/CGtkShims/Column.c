#include "CGtkShims.h"

// A box's own layout, but asked for its width it does not heed the height. Rows of GTK before 4.10 ask each child how wide it
// would be at its least height, which a box whose children wrap finds out by laying out all their texts at width after width.
typedef struct {
    GtkLayoutManager parent;
    GtkLayoutManager *box;
} ColumnLayout;

typedef struct {
    GtkLayoutManagerClass parent;
} ColumnLayoutClass;

static GType column_layout_get_type(void);
G_DEFINE_TYPE(ColumnLayout, column_layout, GTK_TYPE_LAYOUT_MANAGER)

static GtkLayoutManager *box_of(GtkLayoutManager *manager) {
    return ((ColumnLayout *)manager)->box;
}

static GtkSizeRequestMode request_mode(GtkLayoutManager *manager, GtkWidget *widget) {
    GtkLayoutManager *box = box_of(manager);
    return GTK_LAYOUT_MANAGER_GET_CLASS(box)->get_request_mode(box, widget);
}

static void measure(GtkLayoutManager *manager, GtkWidget *widget, GtkOrientation orientation, int size, int *least,
                    int *natural, int *least_baseline, int *natural_baseline) {
    GtkLayoutManager *box = box_of(manager);
    if (orientation == GTK_ORIENTATION_HORIZONTAL) size = -1;
    GTK_LAYOUT_MANAGER_GET_CLASS(box)->measure(box, widget, orientation, size, least, natural, least_baseline, natural_baseline);
}

static void allocate(GtkLayoutManager *manager, GtkWidget *widget, int width, int height, int baseline) {
    GtkLayoutManager *box = box_of(manager);
    GTK_LAYOUT_MANAGER_GET_CLASS(box)->allocate(box, widget, width, height, baseline);
}

static void dispose(GObject *object) {
    g_clear_object(&((ColumnLayout *)object)->box);
    G_OBJECT_CLASS(column_layout_parent_class)->dispose(object);
}

static void column_layout_class_init(ColumnLayoutClass *type) {
    GtkLayoutManagerClass *manager = GTK_LAYOUT_MANAGER_CLASS(type);
    manager->get_request_mode = request_mode;
    manager->measure = measure;
    manager->allocate = allocate;
    G_OBJECT_CLASS(type)->dispose = dispose;
}

static void column_layout_init(ColumnLayout *layout) {
    layout->box = gtk_box_layout_new(GTK_ORIENTATION_VERTICAL);
}

GtkWidget *shim_column_new(int spacing) {
    GtkWidget *column = gtk_box_new(GTK_ORIENTATION_VERTICAL, spacing);
    if (!shim_can_ignore_height()) return column;
    ColumnLayout *layout = g_object_new(column_layout_get_type(), NULL);
    gtk_box_layout_set_spacing(GTK_BOX_LAYOUT(layout->box), (guint)spacing);
    gtk_widget_set_layout_manager(column, GTK_LAYOUT_MANAGER(layout));
    return column;
}
