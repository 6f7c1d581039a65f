#include "CGtkShims.h"

// A widget around one child that decides itself where Tab goes: GTK's lists take one press a row, and its flow box
// keeps the focus where it is when none of its cells takes it.
typedef struct {
    GtkWidget parent;
    gboolean is_grid;
    ShimEnter enter;
    gpointer data;
    GDestroyNotify destroy;
} ShimTabGuide;

typedef struct {
    GtkWidgetClass parent;
} ShimTabGuideClass;

G_DEFINE_TYPE(ShimTabGuide, shim_tab_guide, GTK_TYPE_WIDGET)

static gboolean holds_focus(GtkWidget *widget) {
    GtkRoot *root = gtk_widget_get_root(widget);
    GtkWidget *focus = root ? gtk_root_get_focus(root) : NULL;
    return focus != NULL && (focus == widget || gtk_widget_is_ancestor(focus, widget));
}

static gboolean move_as_whole(ShimTabGuide *guide, GtkWidget *child, GtkDirectionType direction) {
    gboolean forward = direction == GTK_DIR_TAB_FORWARD, inside = holds_focus(child);
    if (guide->enter != NULL && guide->enter(guide->data, inside, forward)) return TRUE;
    if (inside) return FALSE;
    // A scrolled window claims to have taken the focus even where nothing in it does.
    return gtk_widget_child_focus(child, direction) && holds_focus(child);
}

// From cell to cell, in the order they were put in.
static gboolean move_in_grid(GtkFlowBox *grid, GtkDirectionType direction) {
    int step = direction == GTK_DIR_TAB_FORWARD ? 1 : -1, count = 0, current = -1;
    GtkFlowBoxChild *cell;
    for (; (cell = gtk_flow_box_get_child_at_index(grid, count)) != NULL; count += 1)
        if (holds_focus(GTK_WIDGET(cell))) current = count;
    if (current < 0) current = step > 0 ? 0 : count - 1;
    for (; (cell = current < 0 ? NULL : gtk_flow_box_get_child_at_index(grid, current)) != NULL; current += step) {
        GtkWidget *content = gtk_flow_box_child_get_child(cell);
        if (content != NULL && gtk_widget_child_focus(content, direction)) return TRUE;
    }
    return FALSE;
}

static gboolean focus(GtkWidget *widget, GtkDirectionType direction) {
    ShimTabGuide *guide = (ShimTabGuide *)widget;
    GtkWidget *child = gtk_widget_get_first_child(widget);
    if (child == NULL) return FALSE;
    if (direction != GTK_DIR_TAB_FORWARD && direction != GTK_DIR_TAB_BACKWARD)
        return gtk_widget_child_focus(child, direction);
    return guide->is_grid ? move_in_grid(GTK_FLOW_BOX(child), direction) : move_as_whole(guide, child, direction);
}

static gboolean grab_focus(GtkWidget *widget) {
    GtkWidget *child = gtk_widget_get_first_child(widget);
    return child != NULL && gtk_widget_grab_focus(child);
}

static void compute_expand(GtkWidget *widget, gboolean *horizontally, gboolean *vertically) {
    GtkWidget *child = gtk_widget_get_first_child(widget);
    *horizontally = child != NULL && gtk_widget_compute_expand(child, GTK_ORIENTATION_HORIZONTAL);
    *vertically = child != NULL && gtk_widget_compute_expand(child, GTK_ORIENTATION_VERTICAL);
}

static void dispose(GObject *object) {
    ShimTabGuide *guide = (ShimTabGuide *)object;
    GtkWidget *child = gtk_widget_get_first_child(GTK_WIDGET(object));
    if (child != NULL) gtk_widget_unparent(child);
    if (guide->destroy != NULL) guide->destroy(guide->data);
    guide->enter = NULL;
    guide->destroy = NULL;
    G_OBJECT_CLASS(shim_tab_guide_parent_class)->dispose(object);
}

static void shim_tab_guide_class_init(ShimTabGuideClass *type) {
    GtkWidgetClass *widget = GTK_WIDGET_CLASS(type);
    widget->focus = focus;
    widget->grab_focus = grab_focus;
    widget->compute_expand = compute_expand;
    G_OBJECT_CLASS(type)->dispose = dispose;
    gtk_widget_class_set_layout_manager_type(widget, GTK_TYPE_BIN_LAYOUT);
    gtk_widget_class_set_accessible_role(widget, GTK_ACCESSIBLE_ROLE_GENERIC);
}

static void shim_tab_guide_init(ShimTabGuide *guide) {
    (void)guide;
}

GtkWidget *shim_tab_stop_new(GtkWidget *child, ShimEnter enter, gpointer data, GDestroyNotify destroy) {
    ShimTabGuide *guide = g_object_new(shim_tab_guide_get_type(), NULL);
    guide->enter = enter;
    guide->data = data;
    guide->destroy = destroy;
    gtk_widget_set_parent(child, GTK_WIDGET(guide));
    return GTK_WIDGET(guide);
}

GtkWidget *shim_tab_grid_new(GtkFlowBox *grid) {
    ShimTabGuide *guide = g_object_new(shim_tab_guide_get_type(), NULL);
    guide->is_grid = TRUE;
    gtk_widget_set_parent(GTK_WIDGET(grid), GTK_WIDGET(guide));
    return GTK_WIDGET(guide);
}
