// For RTLD_NEXT.
#define _GNU_SOURCE
#include "TextNodes.h"

#include <dlfcn.h>

// Charts draw their texts with Pango and cairo. These stand before Pango's and GTK's own: while charts are muted, their
// letters and the rims around them are noted in place of being drawn.

typedef struct {
    PangoLayout *layout;
    GtkWidget *area;
    // The picture it was drawn on, held so that no later one has its address.
    cairo_surface_t *target;
    double x, y, red, green, blue, alpha;
    gboolean has_rim;
    double rim_red, rim_green, rim_blue;
} DrawnText;

static gboolean is_muted;
static GArray *drawn;
static DrawnText rim;

static void *next(const char *name) { return dlsym(RTLD_NEXT, name); }

PangoLayout *gtk_widget_create_pango_layout(GtkWidget *widget, const char *text) {
    static PangoLayout *(*create)(GtkWidget *, const char *);
    if (create == NULL) create = next("gtk_widget_create_pango_layout");
    PangoLayout *layout = create(widget, text);
    g_object_set_data(G_OBJECT(layout), "test-widget", widget);
    return layout;
}

static void draw(cairo_t *cairo, PangoLayout *layout) {
    static void (*show)(cairo_t *, PangoLayout *);
    if (show == NULL) show = next("pango_cairo_show_layout");
    show(cairo, layout);
}

static void forget(gpointer text) {
    g_object_unref(((DrawnText *)text)->layout);
    cairo_surface_destroy(((DrawnText *)text)->target);
}

// What an area has drawn before on a picture of the same kind, kept or not, is gone once it draws anew.
static void forget_former(GtkWidget *area, cairo_surface_t *target) {
    for (guint i = drawn->len; i-- > 0;) {
        const DrawnText *other = &g_array_index(drawn, DrawnText, i);
        if (other->area == area && other->target != target &&
            cairo_surface_get_type(other->target) == cairo_surface_get_type(target))
            g_array_remove_index(drawn, i);
    }
}

void pango_cairo_layout_path(cairo_t *cairo, PangoLayout *layout) {
    static void (*path)(cairo_t *, PangoLayout *);
    if (path == NULL) path = next("pango_cairo_layout_path");
    if (!is_muted) return path(cairo, layout);
    rim = (DrawnText){.layout = layout, .has_rim = TRUE};
    cairo_pattern_get_rgba(cairo_get_source(cairo), &rim.rim_red, &rim.rim_green, &rim.rim_blue, NULL);
}

void pango_cairo_show_layout(cairo_t *cairo, PangoLayout *layout) {
    GtkWidget *area = g_object_get_data(G_OBJECT(layout), "test-widget");
    if (!is_muted || area == NULL) return draw(cairo, layout);
    DrawnText text = rim.layout == layout ? rim : (DrawnText){0};
    text.layout = layout;
    text.area = area;
    cairo_get_current_point(cairo, &text.x, &text.y);
    cairo_pattern_get_rgba(cairo_get_source(cairo), &text.red, &text.green, &text.blue, &text.alpha);
    text.target = cairo_surface_reference(cairo_get_target(cairo));
    forget_former(area, text.target);
    g_object_ref(layout);
    g_array_append_val(drawn, text);
}

void test_mute_drawn_texts(gboolean mute) {
    if (drawn == NULL) {
        drawn = g_array_new(FALSE, TRUE, sizeof(DrawnText));
        g_array_set_clear_func(drawn, forget);
    }
    if (mute) g_array_set_size(drawn, 0);
    is_muted = mute;
}

static graphene_rect_t clip_of(GtkWidget *area, GtkWidget *root, double *opacity) {
    graphene_rect_t clip = GRAPHENE_RECT_INIT(-10000, -10000, 20000, 20000);
    for (GtkWidget *around = area; around != NULL && around != root; around = gtk_widget_get_parent(around)) {
        graphene_rect_t bounds, common;
        *opacity *= gtk_widget_get_opacity(around);
        if (around != area && gtk_widget_get_overflow(around) != GTK_OVERFLOW_HIDDEN) continue;
        if (!gtk_widget_compute_bounds(around, root, &bounds) || !graphene_rect_intersection(&clip, &bounds, &common))
            return *graphene_rect_zero();
        clip = common;
    }
    return clip;
}

static void add(GArray *texts, const DrawnText *drawn, GtkWidget *root, graphene_rect_t bounds) {
    graphene_point_t place, start = GRAPHENE_POINT_INIT(0, 0);
    if (!gtk_widget_compute_point(drawn->area, root, &start, &place)) return;
    double opacity = 1;
    graphene_rect_t clip = clip_of(drawn->area, root, &opacity);
    graphene_rect_offset(&clip, -bounds.origin.x, -bounds.origin.y);
    double x = drawn->x + place.x - bounds.origin.x, y = drawn->y + place.y - bounds.origin.y;
    PangoRectangle ink;
    pango_layout_get_pixel_extents(drawn->layout, &ink, NULL);
    const PangoFontDescription *font = pango_layout_get_font_description(drawn->layout);
    if (font == NULL) font = pango_context_get_font_description(pango_layout_get_context(drawn->layout));
    double size = pango_font_description_get_size(font) / (double)PANGO_SCALE;
    if (!pango_font_description_get_size_is_absolute(font))
        size *= pango_cairo_context_get_resolution(pango_layout_get_context(drawn->layout)) / 72;
    TestText text = {
        .clip = clip, .red = drawn->red, .green = drawn->green, .blue = drawn->blue, .alpha = drawn->alpha * opacity,
        .has_rim = drawn->has_rim, .rim_red = drawn->rim_red, .rim_green = drawn->rim_green, .rim_blue = drawn->rim_blue,
        .pixels = size, .is_bold = pango_font_description_get_weight(font) >= PANGO_WEIGHT_SEMIBOLD, .is_drawn = TRUE,
        .widget = drawn->area, .text = g_strdup(pango_layout_get_text(drawn->layout)),
        .x = (int)floor(x) + ink.x - 1, .y = (int)floor(y) + ink.y - 1,
    };
    text.mask = cairo_image_surface_create(CAIRO_FORMAT_A8, ink.width + 3, ink.height + 3);
    cairo_t *cairo = cairo_create(text.mask);
    cairo_move_to(cairo, x - text.x, y - text.y);
    draw(cairo, drawn->layout);
    cairo_destroy(cairo);
    test_text_find_ink(&text, 1);
    if (text.ink.size.width > 0 && text.alpha >= 0.05) {
        g_array_append_val(texts, text);
    } else {
        cairo_surface_destroy(text.mask);
        g_free(text.text);
    }
}

void test_collect_drawn_texts(GArray *texts, GtkWidget *root, graphene_rect_t bounds) {
    for (guint i = 0; drawn != NULL && i < drawn->len; i++) {
        const DrawnText *text = &g_array_index(drawn, DrawnText, i);
        if (gtk_widget_is_ancestor(text->area, root) && gtk_widget_get_mapped(text->area) &&
            gtk_widget_get_native(text->area) == gtk_widget_get_native(root))
            add(texts, text, root, bounds);
    }
}
