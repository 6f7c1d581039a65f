#include "CGtkShims.h"

typedef struct {
    GtkLayoutManager parent;
    GtkSizeRequestMode mode;
    ShimMeasure measure;
    ShimAllocate allocate;
    gpointer data;
    GDestroyNotify destroy;
} ShimLayout;

typedef struct {
    GtkLayoutManagerClass parent;
} ShimLayoutClass;

G_DEFINE_TYPE(ShimLayout, shim_layout, GTK_TYPE_LAYOUT_MANAGER)

static GtkSizeRequestMode request_mode(GtkLayoutManager *manager, GtkWidget *widget) {
    (void)widget;
    return ((ShimLayout *)manager)->mode;
}

static void measure(GtkLayoutManager *manager, GtkWidget *widget, GtkOrientation orientation, int size, int *least,
                    int *natural, int *least_baseline, int *natural_baseline) {
    ShimLayout *layout = (ShimLayout *)manager;
    ShimRequest request = layout->measure(widget, orientation, size, layout->data);
    *least = MAX(request.least, 0);
    // GTK warns of a natural size below the least.
    *natural = MAX(request.natural, *least);
    *least_baseline = *natural_baseline = -1;
}

static void allocate(GtkLayoutManager *manager, GtkWidget *widget, int width, int height, int baseline) {
    ShimLayout *layout = (ShimLayout *)manager;
    (void)baseline;
    layout->allocate(widget, width, height, layout->data);
}

static void finalize(GObject *object) {
    ShimLayout *layout = (ShimLayout *)object;
    if (layout->destroy != NULL) layout->destroy(layout->data);
    G_OBJECT_CLASS(shim_layout_parent_class)->finalize(object);
}

static void shim_layout_class_init(ShimLayoutClass *type) {
    GtkLayoutManagerClass *manager = GTK_LAYOUT_MANAGER_CLASS(type);
    manager->get_request_mode = request_mode;
    manager->measure = measure;
    manager->allocate = allocate;
    G_OBJECT_CLASS(type)->finalize = finalize;
}

static void shim_layout_init(ShimLayout *layout) {
    (void)layout;
}

GtkLayoutManager *shim_layout_new(GtkSizeRequestMode mode, ShimMeasure measure, ShimAllocate allocate, gpointer data,
                                  GDestroyNotify destroy) {
    ShimLayout *layout = g_object_new(shim_layout_get_type(), NULL);
    layout->mode = mode;
    layout->measure = measure;
    layout->allocate = allocate;
    layout->data = data;
    layout->destroy = destroy;
    return GTK_LAYOUT_MANAGER(layout);
}
