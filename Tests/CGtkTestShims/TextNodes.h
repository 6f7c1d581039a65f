#ifndef TEXT_NODES_H
#define TEXT_NODES_H

#include "CGtkTestShims.h"

/// Adds the texts of a painted tree, each with its letters alone as a mask.
void test_collect_texts(GArray *texts, GskRenderNode *node, cairo_matrix_t matrix, graphene_rect_t clip, double opacity);

/// The same tree without its texts.
GskRenderNode *test_without_texts(GskRenderNode *node);

/// Adds the texts that charts of the root have drawn since they were muted.
void test_collect_drawn_texts(GArray *texts, GtkWidget *root, graphene_rect_t bounds);

/// Sets where in its mask letters are; `alpha` is what the mask has where they are whole.
void test_text_find_ink(TestText *text, double alpha);

#endif
