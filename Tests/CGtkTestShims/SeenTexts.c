#include "TextNodes.h"

#include <math.h>

// What is measured of texts on the picture of a window: `before` shows it as it is, `ground` without any text.

static cairo_surface_t *before, *ground;
static GArray *texts;
static graphene_rect_t bounds;

static void forget(gpointer item) {
    TestText *text = item;
    cairo_surface_destroy(text->mask);
    g_free(text->text);
}

static unsigned char coverage(const TestText *text, int x, int y) {
    int column = x - text->x, row = y - text->y;
    if (column < 0 || row < 0 || column >= cairo_image_surface_get_width(text->mask) ||
        row >= cairo_image_surface_get_height(text->mask))
        return 0;
    return cairo_image_surface_get_data(text->mask)[row * cairo_image_surface_get_stride(text->mask) + column];
}

void test_text_find_ink(TestText *text, double alpha) {
    cairo_surface_flush(text->mask);
    int width = cairo_image_surface_get_width(text->mask), height = cairo_image_surface_get_height(text->mask);
    int stride = cairo_image_surface_get_stride(text->mask);
    unsigned char *bytes = cairo_image_surface_get_data(text->mask);
    int left = width, top = height, right = -1, bottom = -1;
    for (int row = 0; row < height; row++)
        for (int column = 0; column < width; column++) {
            unsigned char *byte = &bytes[row * stride + column];
            *byte = (unsigned char)MIN(255, *byte / alpha);
            if (*byte < 96) continue;
            left = MIN(left, column), right = MAX(right, column);
            top = MIN(top, row), bottom = MAX(bottom, row);
        }
    text->ink = right < 0 ? *graphene_rect_zero()
                          : GRAPHENE_RECT_INIT((float)(text->x + left), (float)(text->y + top), (float)(right - left + 1),
                                               (float)(bottom - top + 1));
}

static GskRenderNode *painted(GtkWidget *root) {
    if (!gtk_widget_compute_bounds(root, root, &bounds)) return NULL;
    GdkPaintable *paintable = gtk_widget_paintable_new(root);
    GtkSnapshot *snapshot = gtk_snapshot_new();
    gdk_paintable_snapshot(paintable, snapshot, bounds.size.width, bounds.size.height);
    g_object_unref(paintable);
    return gtk_snapshot_free_to_node(snapshot);
}

static cairo_surface_t *picture(GskRenderNode *node) {
    cairo_surface_t *surface = cairo_image_surface_create(
        CAIRO_FORMAT_ARGB32, (int)ceilf(bounds.size.width), (int)ceilf(bounds.size.height));
    cairo_t *cairo = cairo_create(surface);
    gsk_render_node_draw(node, cairo);
    cairo_destroy(cairo);
    cairo_surface_flush(surface);
    return surface;
}

static void collect(GArray *texts, GskRenderNode *node) {
    cairo_matrix_t matrix;
    cairo_matrix_init_identity(&matrix);
    graphene_rect_t all = GRAPHENE_RECT_INIT(0, 0, bounds.size.width, bounds.size.height);
    test_collect_texts(texts, node, matrix, all, 1);
}

void test_texts_begin(GtkWidget *root) {
    g_clear_pointer(&before, cairo_surface_destroy);
    g_clear_pointer(&ground, cairo_surface_destroy);
    g_clear_pointer(&texts, g_array_unref);
    texts = g_array_new(FALSE, TRUE, sizeof(TestText));
    g_array_set_clear_func(texts, forget);
    GskRenderNode *node = painted(root);
    if (node == NULL) return;
    before = picture(node);
    collect(texts, node);
    gsk_render_node_unref(node);
}

static const unsigned char *pixel(cairo_surface_t *surface, int x, int y) {
    return cairo_image_surface_get_data(surface) + y * cairo_image_surface_get_stride(surface) + x * 4;
}

static double linear(double part) { return part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4); }

static double luminance(double red, double green, double blue) {
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

static double contrast(double one, double other) { return (MAX(one, other) + 0.05) / (MIN(one, other) + 0.05); }

static int order(const void *one, const void *other) {
    double difference = *(const double *)one - *(const double *)other;
    return difference < 0 ? -1 : difference > 0;
}

// The greatest contrast of what lies under the letters with what most of them lie on.
static double unevenness(double *lights, int count) {
    if (count == 0) return 1;
    qsort(lights, (size_t)count, sizeof(double), order);
    double middle = lights[count / 2];
    return MAX(contrast(lights[0], middle), contrast(lights[count - 1], middle));
}

static void measure(TestText *text) {
    graphene_rect_t all = GRAPHENE_RECT_INIT(0, 0, bounds.size.width, bounds.size.height), clip;
    text->contrast = 21;
    if (!graphene_rect_intersection(&text->clip, &all, &clip) ||
        !graphene_rect_intersection(&text->ink, &clip, &text->seen))
        return;
    int left = (int)ceilf(text->seen.origin.x), top = (int)ceilf(text->seen.origin.y);
    int right = (int)floorf(text->seen.origin.x + text->seen.size.width);
    int bottom = (int)floorf(text->seen.origin.y + text->seen.size.height);
    if (right <= left || bottom <= top) return;
    double *lights = g_new(double, (right - left) * (bottom - top));
    int count = 0, whole = 0, hidden = 0;
    for (int y = top; y < bottom; y++)
        for (int x = left; x < right; x++) {
            unsigned char share = coverage(text, x, y);
            if (share < 128) continue;
            const unsigned char *under = pixel(ground, x, y), *seen = pixel(before, x, y);
            double red = under[2] / 255.0, green = under[1] / 255.0, blue = under[0] / 255.0;
            lights[count++] = luminance(red, green, blue);
            if (text->has_rim) red = text->rim_red, green = text->rim_green, blue = text->rim_blue;
            double light = luminance(red, green, blue);
            red += (text->red - red) * text->alpha;
            green += (text->green - green) * text->alpha;
            blue += (text->blue - blue) * text->alpha;
            text->contrast = MIN(text->contrast, contrast(light, luminance(red, green, blue)));
            if (share < 250) continue;
            whole++;
            if (fabs(seen[2] - red * 255) > 40 || fabs(seen[1] - green * 255) > 40 || fabs(seen[0] - blue * 255) > 40)
                hidden++;
        }
    text->line = unevenness(lights, count);
    text->hidden = whole < 3 ? 0 : (double)hidden / whole;
    g_free(lights);
}

static gboolean is_text(GtkWidget *widget) {
    return GTK_IS_LABEL(widget) || GTK_IS_TEXT(widget) || GTK_IS_TEXT_VIEW(widget);
}

// The smallest widget with a text that lies around the letters.
static void find(GtkWidget *widget, GtkWidget *root, const graphene_rect_t *ink, GtkWidget **found, float *area) {
    graphene_rect_t box;
    if (!gtk_widget_get_mapped(widget)) return;
    if (is_text(widget) && gtk_widget_compute_bounds(widget, root, &box) && box.size.width * box.size.height < *area &&
        graphene_rect_contains_rect(graphene_rect_inset(&box, -2, -2), ink)) {
        *area = box.size.width * box.size.height;
        *found = widget;
    }
    for (GtkWidget *child = gtk_widget_get_first_child(widget); child; child = gtk_widget_get_next_sibling(child))
        if (!GTK_IS_NATIVE(child)) find(child, root, ink, found, area);
}

// Whether texts are elsewhere than when the picture was taken, as something was still on its way.
static gboolean has_moved(GskRenderNode *node) {
    GArray *now = g_array_new(FALSE, TRUE, sizeof(TestText));
    g_array_set_clear_func(now, forget);
    collect(now, node);
    gboolean has_moved = now->len != texts->len;
    for (guint i = 0; i < now->len && !has_moved; i++)
        has_moved = !graphene_rect_equal(
            &g_array_index(now, TestText, i).ink, &g_array_index(texts, TestText, i).ink);
    g_array_unref(now);
    return has_moved;
}

int test_texts_end(GtkWidget *root) {
    GskRenderNode *node = before == NULL ? NULL : painted(root);
    if (node == NULL) return 0;
    GskRenderNode *bare = test_without_texts(node);
    ground = picture(bare);
    gsk_render_node_unref(bare);
    if (has_moved(node)) {
        gsk_render_node_unref(node);
        return TEST_TEXTS_MOVED;
    }
    gsk_render_node_unref(node);
    test_collect_drawn_texts(texts, root, bounds);
    for (guint i = 0; i < texts->len; i++) {
        TestText *text = &g_array_index(texts, TestText, i);
        measure(text);
        if (text->widget != NULL) continue;
        graphene_rect_t ink = text->ink;
        graphene_rect_offset(&ink, bounds.origin.x, bounds.origin.y);
        float area = INFINITY;
        find(root, root, &ink, &text->widget, &area);
    }
    return (int)texts->len;
}

const TestText *test_text(unsigned index) { return &g_array_index(texts, TestText, index); }

gboolean test_texts_touch(unsigned one, unsigned other) {
    const TestText *first = test_text(one), *second = test_text(other);
    graphene_rect_t common;
    if (!graphene_rect_intersection(&first->seen, &second->seen, &common)) return FALSE;
    for (int y = (int)common.origin.y; y < common.origin.y + common.size.height; y++)
        for (int x = (int)common.origin.x; x < common.origin.x + common.size.width; x++)
            if (coverage(first, x, y) >= 128 && coverage(second, x, y) >= 128) return TRUE;
    return FALSE;
}

gboolean test_texts_save(const char *path) {
    return before != NULL && cairo_surface_write_to_png(before, path) == CAIRO_STATUS_SUCCESS;
}
