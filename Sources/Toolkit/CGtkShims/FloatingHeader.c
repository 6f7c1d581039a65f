#include "CGtkShims.h"

// A row that floats over the beginning of the content and comes before it among the widgets, as it is read first. GTK paints
// later widgets over earlier ones and gives them the pointer first, so the order of painting is turned round here, and the
// content lies in a frame that begins below the row: GTK looks for no widget outside a frame that cuts what overflows.
// Under the row, a widget of the content may be painted alone, as its ground: then nothing else of the content is seen there.
typedef struct {
    GtkWidget parent;
    GtkWidget *row, *frame, *content;
    GtkWidget *ground;
} ShimFloatingHeader;

typedef struct {
    GtkWidgetClass parent;
} ShimFloatingHeaderClass;

typedef struct {
    GtkWidget parent;
    int covered;
} ShimCoveredFrame;

typedef struct {
    GtkWidgetClass parent;
} ShimCoveredFrameClass;

G_DEFINE_TYPE(ShimCoveredFrame, shim_covered_frame, GTK_TYPE_WIDGET)
G_DEFINE_TYPE(ShimFloatingHeader, shim_floating_header, GTK_TYPE_WIDGET)

static void move_down(GtkWidget *widget, int width, int height, int y) {
    graphene_point_t point = GRAPHENE_POINT_INIT(0, (float)y);
    gtk_widget_allocate(widget, width, height, -1, gsk_transform_translate(NULL, &point));
}

static void measure_child(GtkWidget *child, GtkOrientation orientation, int size, int *least, int *natural) {
    int child_least = 0, child_natural = 0;
    gtk_widget_measure(child, orientation, size, &child_least, &child_natural, NULL, NULL);
    *least = MAX(*least, child_least);
    *natural = MAX(*natural, child_natural);
}

static void compute_expand(GtkWidget *widget, gboolean *horizontally, gboolean *vertically) {
    GtkWidget *content = gtk_widget_get_last_child(widget);
    *horizontally = content != NULL && gtk_widget_compute_expand(content, GTK_ORIENTATION_HORIZONTAL);
    *vertically = content != NULL && gtk_widget_compute_expand(content, GTK_ORIENTATION_VERTICAL);
}

static void unparent_children(GtkWidget *widget) {
    GtkWidget *child;
    while ((child = gtk_widget_get_first_child(widget)) != NULL) gtk_widget_unparent(child);
}

static GtkSizeRequestMode height_for_width(GtkWidget *widget) {
    (void)widget;
    return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void measure_frame(GtkWidget *widget, GtkOrientation orientation, int size, int *least, int *natural, int *least_base,
                          int *natural_base) {
    *least = *natural = 0;
    *least_base = *natural_base = -1;
    measure_child(gtk_widget_get_first_child(widget), orientation, size, least, natural);
}

static void allocate_frame(GtkWidget *widget, int width, int height, int baseline) {
    int covered = ((ShimCoveredFrame *)widget)->covered;
    (void)baseline;
    move_down(gtk_widget_get_first_child(widget), width, height + covered, -covered);
}

// The header paints what lies in the frame, as the frame would cut it.
static void paint_nothing(GtkWidget *widget, GtkSnapshot *snapshot) {
    (void)widget;
    (void)snapshot;
}

static void dispose_frame(GObject *object) {
    unparent_children(GTK_WIDGET(object));
    G_OBJECT_CLASS(shim_covered_frame_parent_class)->dispose(object);
}

static void shim_covered_frame_class_init(ShimCoveredFrameClass *type) {
    GtkWidgetClass *widget = GTK_WIDGET_CLASS(type);
    widget->measure = measure_frame;
    widget->size_allocate = allocate_frame;
    widget->snapshot = paint_nothing;
    widget->compute_expand = compute_expand;
    widget->get_request_mode = height_for_width;
    G_OBJECT_CLASS(type)->dispose = dispose_frame;
    gtk_widget_class_set_accessible_role(widget, GTK_ACCESSIBLE_ROLE_GENERIC);
}

static void shim_covered_frame_init(ShimCoveredFrame *frame) {
    gtk_widget_set_overflow(GTK_WIDGET(frame), GTK_OVERFLOW_HIDDEN);
}

static void measure_header(GtkWidget *widget, GtkOrientation orientation, int size, int *least, int *natural, int *least_base,
                           int *natural_base) {
    ShimFloatingHeader *header = (ShimFloatingHeader *)widget;
    *least = *natural = 0;
    *least_base = *natural_base = -1;
    measure_child(header->content, orientation, size, least, natural);
    measure_child(header->row, orientation, size, least, natural);
}

static void allocate_header(GtkWidget *widget, int width, int height, int baseline) {
    ShimFloatingHeader *header = (ShimFloatingHeader *)widget;
    int row = 0;
    (void)baseline;
    gtk_widget_measure(header->row, GTK_ORIENTATION_VERTICAL, width, NULL, &row, NULL, NULL);
    row = MIN(row, height);
    ((ShimCoveredFrame *)header->frame)->covered = row;
    move_down(header->row, width, row, 0);
    move_down(header->frame, width, height - row, row);
    // The same size says nothing about what is covered.
    gtk_widget_queue_draw(header->frame);
}

// The pixels below the row in which what is scrolled under it fades into the ground.
enum { FADE = 16 };

// The share of the ground's height that the row may lie on; below, it fades into the page.
static const float GROUND_REACH = 0.65f;

static void paint_ground_strip(ShimFloatingHeader *header, GtkSnapshot *snapshot, const graphene_point_t *origin, float y,
                               float height, double opacity) {
    graphene_rect_t strip =
        GRAPHENE_RECT_INIT(0, y, (float)gtk_widget_get_width(GTK_WIDGET(header)), height);
    gtk_snapshot_push_clip(snapshot, &strip);
    if (opacity < 1) gtk_snapshot_push_opacity(snapshot, opacity);
    gtk_snapshot_save(snapshot);
    gtk_snapshot_translate(snapshot, origin);
    gtk_widget_snapshot_child(gtk_widget_get_parent(header->ground), header->ground, snapshot);
    gtk_snapshot_restore(snapshot);
    if (opacity < 1) gtk_snapshot_pop(snapshot);
    gtk_snapshot_pop(snapshot);
}

// Where the ground would be painted, or FALSE where nothing of the content has been scrolled under the row.
static gboolean find_ground(ShimFloatingHeader *header, graphene_point_t *origin) {
    GtkWidget *ground = header->ground;
    *origin = GRAPHENE_POINT_INIT(0, 0);
    return ground != NULL && gtk_widget_get_mapped(ground) && gtk_widget_is_ancestor(ground, header->content) &&
           gtk_widget_compute_point(gtk_widget_get_parent(ground), GTK_WIDGET(header), origin, origin) && origin->y < 0;
}

static void paint_ground(ShimFloatingHeader *header, GtkSnapshot *snapshot, int row, graphene_point_t origin) {
    float scrolled = -origin.y;
    origin.y = -MIN(scrolled, MAX(0, GROUND_REACH * (float)gtk_widget_get_height(header->ground) - (float)row));
    paint_ground_strip(header, snapshot, &origin, 0, (float)row, 1);
    for (int i = 0; i < FADE; i++) {
        double share = (FADE - i - 0.5) / FADE * MIN(1, scrolled / FADE);
        paint_ground_strip(header, snapshot, &origin, (float)(row + i), 1, share);
    }
}

static void paint_header(GtkWidget *widget, GtkSnapshot *snapshot) {
    ShimFloatingHeader *header = (ShimFloatingHeader *)widget;
    int row = ((ShimCoveredFrame *)header->frame)->covered;
    graphene_point_t origin, start = GRAPHENE_POINT_INIT(0, (float)row);
    gboolean has_ground = find_ground(header, &origin);
    // It paints nothing, but a widget that is never painted passes no change of its content on.
    gtk_widget_snapshot_child(widget, header->frame, snapshot);
    if (has_ground) {
        graphene_rect_t below = GRAPHENE_RECT_INIT(0, (float)row, (float)gtk_widget_get_width(widget),
                                                   (float)(gtk_widget_get_height(widget) - row));
        gtk_snapshot_push_clip(snapshot, &below);
    }
    gtk_snapshot_save(snapshot);
    gtk_snapshot_translate(snapshot, &start);
    gtk_widget_snapshot_child(header->frame, header->content, snapshot);
    gtk_snapshot_restore(snapshot);
    if (has_ground) {
        gtk_snapshot_pop(snapshot);
        paint_ground(header, snapshot, row, origin);
    }
    gtk_widget_snapshot_child(widget, header->row, snapshot);
}

static void dispose_header(GObject *object) {
    shim_floating_header_show_ground(GTK_WIDGET(object), NULL);
    unparent_children(GTK_WIDGET(object));
    G_OBJECT_CLASS(shim_floating_header_parent_class)->dispose(object);
}

static void shim_floating_header_class_init(ShimFloatingHeaderClass *type) {
    GtkWidgetClass *widget = GTK_WIDGET_CLASS(type);
    widget->measure = measure_header;
    widget->size_allocate = allocate_header;
    widget->snapshot = paint_header;
    widget->compute_expand = compute_expand;
    widget->get_request_mode = height_for_width;
    G_OBJECT_CLASS(type)->dispose = dispose_header;
    gtk_widget_class_set_accessible_role(widget, GTK_ACCESSIBLE_ROLE_GENERIC);
}

static void shim_floating_header_init(ShimFloatingHeader *header) {
    (void)header;
}

GtkWidget *shim_floating_header_new(GtkWidget *row, GtkWidget *content) {
    ShimFloatingHeader *header = g_object_new(shim_floating_header_get_type(), NULL);
    header->row = row;
    header->content = content;
    header->frame = g_object_new(shim_covered_frame_get_type(), NULL);
    gtk_widget_set_parent(row, GTK_WIDGET(header));
    gtk_widget_set_parent(header->frame, GTK_WIDGET(header));
    gtk_widget_set_parent(content, header->frame);
    return GTK_WIDGET(header);
}

void shim_floating_header_show_ground(GtkWidget *widget, GtkWidget *ground) {
    ShimFloatingHeader *header = (ShimFloatingHeader *)widget;
    if (header->ground == ground) return;
    g_set_weak_pointer(&header->ground, ground);
    gtk_widget_queue_draw(widget);
}
