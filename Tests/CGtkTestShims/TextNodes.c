#include "TextNodes.h"

// A window as GTK has last painted it is a tree of nodes, of which some are texts. Here that tree is painted with and
// without them, and each of them alone.

static void to_matrix(GskTransform *transform, cairo_matrix_t *matrix) {
    float xx, yx, xy, yy, dx, dy;
    cairo_matrix_init_identity(matrix);
    if (gsk_transform_get_category(transform) < GSK_TRANSFORM_CATEGORY_2D) return;
    gsk_transform_to_2d(transform, &xx, &yx, &xy, &yy, &dx, &dy);
    cairo_matrix_init(matrix, xx, yx, xy, yy, dx, dy);
}

static graphene_rect_t moved(const graphene_rect_t *rect, const cairo_matrix_t *matrix) {
    double x = rect->origin.x, y = rect->origin.y;
    double right = x + rect->size.width, bottom = y + rect->size.height;
    cairo_matrix_transform_point(matrix, &x, &y);
    cairo_matrix_transform_point(matrix, &right, &bottom);
    return GRAPHENE_RECT_INIT((float)MIN(x, right), (float)MIN(y, bottom), (float)ABS(right - x), (float)ABS(bottom - y));
}

static graphene_rect_t clipped(const graphene_rect_t *clip, const graphene_rect_t *by, const cairo_matrix_t *matrix) {
    graphene_rect_t edge = moved(by, matrix), common;
    return graphene_rect_intersection(clip, &edge, &common) ? common : *graphene_rect_zero();
}

static GskRenderNode *only_child(GskRenderNode *node) {
    switch (gsk_render_node_get_node_type(node)) {
    case GSK_TRANSFORM_NODE: return gsk_transform_node_get_child(node);
    case GSK_OPACITY_NODE: return gsk_opacity_node_get_child(node);
    case GSK_CLIP_NODE: return gsk_clip_node_get_child(node);
    case GSK_ROUNDED_CLIP_NODE: return gsk_rounded_clip_node_get_child(node);
    case GSK_COLOR_MATRIX_NODE: return gsk_color_matrix_node_get_child(node);
    case GSK_SHADOW_NODE: return gsk_shadow_node_get_child(node);
    case GSK_DEBUG_NODE: return gsk_debug_node_get_child(node);
    default: return NULL;
    }
}

static void take(GArray *texts, GskRenderNode *node, cairo_matrix_t matrix, graphene_rect_t clip, double opacity) {
    const GdkRGBA *colour = gsk_text_node_get_color(node);
    if (colour->alpha * opacity < 0.05) return;
    graphene_rect_t bounds;
    gsk_render_node_get_bounds(node, &bounds);
    bounds = moved(&bounds, &matrix);
    PangoFontDescription *font = pango_font_describe_with_absolute_size(gsk_text_node_get_font(node));
    TestText text = {
        .clip = clip, .red = colour->red, .green = colour->green, .blue = colour->blue,
        .alpha = colour->alpha * opacity, .pixels = (double)pango_font_description_get_size(font) / PANGO_SCALE,
        .is_bold = pango_font_description_get_weight(font) >= PANGO_WEIGHT_SEMIBOLD,
    };
    pango_font_description_free(font);
    text.x = (int)floorf(bounds.origin.x) - 1;
    text.y = (int)floorf(bounds.origin.y) - 1;
    text.mask = cairo_image_surface_create(
        CAIRO_FORMAT_A8, (int)ceilf(bounds.size.width) + 3, (int)ceilf(bounds.size.height) + 3);
    cairo_t *cairo = cairo_create(text.mask);
    cairo_translate(cairo, -text.x, -text.y);
    cairo_transform(cairo, &matrix);
    gsk_render_node_draw(node, cairo);
    cairo_destroy(cairo);
    test_text_find_ink(&text, colour->alpha);
    if (text.ink.size.width > 0) g_array_append_val(texts, text);
    else cairo_surface_destroy(text.mask);
}

void test_collect_texts(GArray *texts, GskRenderNode *node, cairo_matrix_t matrix, graphene_rect_t clip, double opacity) {
    switch (gsk_render_node_get_node_type(node)) {
    case GSK_TEXT_NODE: return take(texts, node, matrix, clip, opacity);
    case GSK_CONTAINER_NODE:
        for (guint i = 0; i < gsk_container_node_get_n_children(node); i++)
            test_collect_texts(texts, gsk_container_node_get_child(node, i), matrix, clip, opacity);
        return;
    case GSK_TRANSFORM_NODE: {
        cairo_matrix_t own;
        to_matrix(gsk_transform_node_get_transform(node), &own);
        cairo_matrix_multiply(&matrix, &own, &matrix);
        break;
    }
    case GSK_CLIP_NODE: clip = clipped(&clip, gsk_clip_node_get_clip(node), &matrix); break;
    case GSK_ROUNDED_CLIP_NODE: clip = clipped(&clip, &gsk_rounded_clip_node_get_clip(node)->bounds, &matrix); break;
    case GSK_OPACITY_NODE: opacity *= gsk_opacity_node_get_opacity(node); break;
    case GSK_CROSS_FADE_NODE:
        test_collect_texts(texts, gsk_cross_fade_node_get_end_child(node), matrix, clip, opacity);
        return;
    default: break;
    }
    GskRenderNode *child = only_child(node);
    if (child != NULL) test_collect_texts(texts, child, matrix, clip, opacity);
}

static GskRenderNode *nothing(void) { return gsk_container_node_new(NULL, 0); }

// The line under a link is a part of its text.
static gboolean is_underline(GskRenderNode *node) {
    graphene_rect_t bounds;
    gsk_render_node_get_bounds(node, &bounds);
    return gsk_render_node_get_node_type(node) == GSK_COLOR_NODE && bounds.size.height <= 2;
}

static gboolean has_text(GskRenderNode *container) {
    for (guint i = 0; i < gsk_container_node_get_n_children(container); i++)
        if (gsk_render_node_get_node_type(gsk_container_node_get_child(container, i)) == GSK_TEXT_NODE) return TRUE;
    return FALSE;
}

GskRenderNode *test_without_texts(GskRenderNode *node) {
    GskRenderNodeType type = gsk_render_node_get_node_type(node);
    if (type == GSK_TEXT_NODE) return nothing();
    if (type == GSK_CONTAINER_NODE) {
        guint count = gsk_container_node_get_n_children(node);
        GskRenderNode **children = g_new0(GskRenderNode *, count + 1);
        gboolean is_of_text = has_text(node);
        for (guint i = 0; i < count; i++) {
            GskRenderNode *child = gsk_container_node_get_child(node, i);
            children[i] = is_of_text && is_underline(child) ? nothing() : test_without_texts(child);
        }
        GskRenderNode *all = gsk_container_node_new(children, count);
        for (guint i = 0; i < count; i++) gsk_render_node_unref(children[i]);
        g_free(children);
        return all;
    }
    GskRenderNode *inner = only_child(node), *made;
    if (inner == NULL) return gsk_render_node_ref(node);
    inner = test_without_texts(inner);
    switch (type) {
    case GSK_TRANSFORM_NODE: made = gsk_transform_node_new(inner, gsk_transform_node_get_transform(node)); break;
    case GSK_OPACITY_NODE: made = gsk_opacity_node_new(inner, gsk_opacity_node_get_opacity(node)); break;
    case GSK_CLIP_NODE: made = gsk_clip_node_new(inner, gsk_clip_node_get_clip(node)); break;
    case GSK_ROUNDED_CLIP_NODE: made = gsk_rounded_clip_node_new(inner, gsk_rounded_clip_node_get_clip(node)); break;
    case GSK_COLOR_MATRIX_NODE:
        made = gsk_color_matrix_node_new(
            inner, gsk_color_matrix_node_get_color_matrix(node), gsk_color_matrix_node_get_color_offset(node));
        break;
    // The shadow of a text goes with it.
    default: return inner;
    }
    gsk_render_node_unref(inner);
    return made;
}
