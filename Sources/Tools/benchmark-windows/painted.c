/* What the first fold of the window costs at least: one widget that paints its words, lines and pictures with cairo and Pango. */
#include <gtk/gtk.h>
static PangoContext *context;
static cairo_t *cr;
static void words(const char *text, double x, double y, double points, gboolean bold, double grey) {
    PangoLayout *layout = pango_layout_new(context);
    PangoFontDescription *font = pango_font_description_copy(pango_context_get_font_description(context));
    pango_font_description_set_absolute_size(font, points * 96 / 72 * PANGO_SCALE);
    pango_font_description_set_weight(font, bold ? PANGO_WEIGHT_BOLD : PANGO_WEIGHT_NORMAL);
    pango_layout_set_font_description(layout, font);
    pango_layout_set_text(layout, text, -1);
    cairo_set_source_rgb(cr, grey, grey, grey);
    cairo_move_to(cr, x, y);
    pango_cairo_show_layout(cr, layout);
    pango_font_description_free(font);
    g_object_unref(layout);
}
static void box(double x, double y, double width, double height, double radius, double grey, double alpha) {
    cairo_new_sub_path(cr);
    cairo_arc(cr, x + width - radius, y + radius, radius, -G_PI_2, 0);
    cairo_arc(cr, x + width - radius, y + height - radius, radius, 0, G_PI_2);
    cairo_arc(cr, x + radius, y + height - radius, radius, G_PI_2, G_PI);
    cairo_arc(cr, x + radius, y + radius, radius, G_PI, 3 * G_PI_2);
    cairo_close_path(cr);
    cairo_set_source_rgba(cr, grey, grey, grey, alpha);
    cairo_fill(cr);
}
static void picture(double x, double y, double size) {
    static const double parts[3][3] = {{.3, .6, .2}, {.5, .45, .25}, {.75, .6, .18}};
    for (int part = 0; part < 3; part++) {
        cairo_arc(cr, x + parts[part][0] * size, y + parts[part][1] * size, parts[part][2] * size, 0, 2 * G_PI);
        cairo_set_source_rgb(cr, .5 + part * .1, .6, .75);
        cairo_fill(cr);
    }
}
static void sky(void) {
    cairo_pattern_t *colours = cairo_pattern_create_linear(0, 0, 0, 224);
    cairo_pattern_add_color_stop_rgb(colours, 0, .17, .36, .62);
    cairo_pattern_add_color_stop_rgb(colours, 1, .45, .6, .75);
    cairo_set_source(cr, colours);
    cairo_rectangle(cr, 256, 0, 744, 224);
    cairo_fill(cr);
    cairo_pattern_destroy(colours);
    for (int ridge = 0; ridge < 3; ridge++) {
        cairo_move_to(cr, 256, 224);
        for (int x = 256; x <= 1000; x += 4) cairo_line_to(cr, x, 175 + ridge * 14 + 8 * sin(x / (40. + ridge * 9)));
        cairo_line_to(cr, 1000, 224);
        cairo_set_source_rgba(cr, .95, .96, .97, .25 + ridge * .3);
        cairo_fill(cr);
    }
}
static void hours(double y) {
    for (int hour = 0; hour < 12; hour++) {
        double x = 330 + hour * 48;
        words("15:00", x, y + 36, 9, FALSE, .3);
        picture(x, y + 56, 24);
        words("12°", x + 4, y + 92, 9, TRUE, .1);
        words("65", x + 6, y + 202, 9, TRUE, .3);
        words("22", x + 14, y + 220, 9, FALSE, .1);
    }
    cairo_move_to(cr, 328, y + 120);
    for (int x = 328; x <= 904; x += 2) cairo_line_to(cr, x, y + 120 + 9 * sin(x / 70.));
    cairo_set_source_rgb(cr, .1, .5, .5);
    cairo_set_line_width(cr, 2.4);
    cairo_stroke(cr);
    for (int bar = 0; bar < 36; bar++) box(328 + bar * 16, y + 160 + bar % 9, 12, 40 - bar % 9, 2, .4, 1);
    for (int line = 0; line < 3; line++) {
        words("heavy", 912, y + 150 + line * 18, 9, FALSE, .3);
        words("7.6", 300, y + 150 + line * 18, 9, FALSE, .3);
    }
}
static void paint(GtkDrawingArea *area, cairo_t *canvas, int width, int height, gpointer data) {
    cr = canvas;
    context = gtk_widget_get_pango_context(GTK_WIDGET(area));
    cairo_set_source_rgb(cr, .96, .97, .98);
    cairo_paint(cr);
    sky();
    box(8, 8, 200, 32, 10, 1, 1);
    words("Enter the name of a city …", 42, 14, 11, FALSE, .3);
    for (int row = 0; row < 6; row++) {
        double y = 52 + row * 60;
        picture(18, y + 12, 32);
        words("New York City", 56, y + 8, 11, TRUE, .1);
        words("Mostly clear", 56, y + 30, 10, FALSE, .3);
        words("23°", 205, y + 4, 15, FALSE, .1);
        words("14:05", 200, y + 30, 10, FALSE, .3);
    }
    words("Hamburg", 280, 12, 15, TRUE, 1);
    words("Tuesday 13:05 · Updated just now · Open-Meteo", 378, 18, 10, FALSE, 1);
    words("11°", 276, 36, 54, FALSE, 1);
    words("Overcast", 370, 54, 13.5, TRUE, 1);
    words("Feels like 8°", 370, 78, 10, FALSE, 1);
    words("High 11° · Low 6°", 370, 98, 10, FALSE, 1);
    words("Dry until about 14:20, then rain until about", 280, 130, 11, FALSE, 1);
    words("16:00. 3° warmer than yesterday.", 280, 150, 11, FALSE, 1);
    for (int tile = 0; tile < 4; tile++) {
        double x = 632 + tile % 2 * 176, y = 48 + tile / 2 * 72;
        box(x, y, 168, 64, 12, .1, .35);
        picture(x + 16, y + 26, 32);
        words("Tomorrow", x + 20, y + 8, 10, TRUE, 1);
        words("12°", x + 110, y + 8, 10, TRUE, 1);
        words("8°", x + 142, y + 8, 10, FALSE, 1);
        words("Windy, a shower", x + 56, y + 26, 10, FALSE, 1);
        words("about 20:00", x + 56, y + 42, 10, FALSE, 1);
    }
    box(280, 196, 696, 68, 14, 1, 1);
    words("Rain in the next two hours", 296, 208, 11, TRUE, .1);
    words("Dry now, rain from 14:20.", 296, 230, 10, FALSE, .3);
    for (int bar = 0; bar < 24; bar++) box(532 + bar * 15.5, 240 - bar, 12, 4 + bar, 2, .4, 1);
    for (int time = 0; time < 5; time++) words("13:30", 540 + time * 80, 246, 9, FALSE, .3);
    box(280, 276, 696, 248, 14, 1, 1);
    words("Next hours", 296, 288, 11, TRUE, .1);
    words("Temperature", 780, 290, 10, FALSE, .3);
    hours(276);
    box(280, 536, 696, 160, 14, 1, 1);
    for (int day = 0; day < 3; day++) {
        double y = 536 + day * 48;
        words("Wednesday", 296, y + 6, 11, TRUE, .1);
        words("25 Nov", 376, y + 8, 10, FALSE, .3);
        words("Windy, shower later", 296, y + 26, 10, FALSE, .3);
        picture(456, y + 8, 32);
        words("12 mm", 526, y + 6, 10, TRUE, .3);
        words("60%", 540, y + 26, 10, FALSE, .3);
        words("38", 618, y + 14, 10, FALSE, .1);
        words("8°", 656, y + 14, 11, FALSE, .3);
        box(690, y + 20, 200, 8, 4, .85, 1);
        box(780, y + 20, 60, 8, 4, .4, 1);
        words("12°", 920, y + 14, 11, TRUE, .1);
    }
}
static void show(GtkApplication *application, gpointer data) {
    GtkWidget *window = gtk_application_window_new(application), *area = gtk_drawing_area_new();
    gtk_window_set_default_size(GTK_WINDOW(window), 1000, 680);
    gtk_window_set_titlebar(GTK_WINDOW(window), gtk_label_new(NULL));
    gtk_drawing_area_set_draw_func(GTK_DRAWING_AREA(area), paint, NULL, NULL);
    gtk_window_set_child(GTK_WINDOW(window), area);
    gtk_window_present(GTK_WINDOW(window));
}
int main(void) {
    GtkApplication *application = gtk_application_new(NULL, G_APPLICATION_NON_UNIQUE);
    g_signal_connect(application, "activate", G_CALLBACK(show), NULL);
    return g_application_run(G_APPLICATION(application), 0, NULL);
}
