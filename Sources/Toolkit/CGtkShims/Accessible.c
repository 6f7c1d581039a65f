#include "CGtkShims.h"

#include <dlfcn.h>
#include <string.h>

static void set_label(GtkAccessible *accessible, const char *label) {
    if (label == NULL) {
        gtk_accessible_reset_property(accessible, GTK_ACCESSIBLE_PROPERTY_LABEL);
    } else {
        gtk_accessible_update_property(accessible, GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
    }
}

void shim_accessible_set_label(GtkAccessible *accessible, const char *label) {
    set_label(accessible, label);
    // GTK leaves the button inside, which takes the keyboard, without a name.
    if (GTK_IS_MENU_BUTTON(accessible)) {
        GtkWidget *inside = gtk_widget_get_first_child(GTK_WIDGET(accessible));
        if (inside == NULL) return;
        set_label(GTK_ACCESSIBLE(inside), label);
        // Where GTK refers to the menu button for its words, they would be read twice.
        gtk_accessible_reset_relation(GTK_ACCESSIBLE(inside), GTK_ACCESSIBLE_RELATION_LABELLED_BY);
        gtk_accessible_reset_relation(GTK_ACCESSIBLE(inside), GTK_ACCESSIBLE_RELATION_DESCRIBED_BY);
    }
}

gboolean shim_accessible_rename_row(GtkWidget *row, const char *name) {
    static const char name_key[] = "fairweather-name";
    // GTK tells the bus of a name that is what it was, too, and a screen reader that hears of many falls behind.
    if (g_strcmp0(g_object_get_data(G_OBJECT(row), name_key), name) == 0) return FALSE;
    g_object_set_data_full(G_OBJECT(row), name_key, g_strdup(name), g_free);
    shim_accessible_set_label(GTK_ACCESSIBLE(row), name);
    return TRUE;
}

// GTK does not tell what it was given, and an announcement has to give it back.
static const char description_key[] = "fairweather-description";

void shim_accessible_set_description(GtkAccessible *accessible, const char *description) {
    if (description == NULL) {
        g_object_set_data(G_OBJECT(accessible), description_key, NULL);
        gtk_accessible_reset_property(accessible, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION);
        return;
    }
    g_object_set_data_full(G_OBJECT(accessible), description_key, g_strdup(description), g_free);
    gtk_accessible_update_property(accessible, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, description, -1);
}

void shim_accessible_describe(GtkAccessible *accessible, const char *description) {
    // GTK tells the bus of a description that is what it was, too, and what has the focus would be described again.
    if (g_strcmp0(g_object_get_data(G_OBJECT(accessible), description_key), description) != 0)
        shim_accessible_set_description(accessible, description);
}

void shim_accessible_set_hidden(GtkAccessible *accessible, gboolean hidden) {
    // Newer GTK forgets the state when the widget is drawn for the first time, but not the role.
    if (hidden && gtk_check_version(4, 10, 0) == NULL)
        g_object_set(accessible, "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION, NULL);
    gtk_accessible_update_state(accessible, GTK_ACCESSIBLE_STATE_HIDDEN, hidden, -1);
}

void shim_accessible_pass_over(GtkAccessible *accessible, gboolean is_passed_over) {
    gtk_accessible_update_state(accessible, GTK_ACCESSIBLE_STATE_HIDDEN, is_passed_over, -1);
}

void shim_accessible_set_role(GtkAccessible *accessible, GtkAccessibleRole role) {
    g_object_set(accessible, "accessible-role", role, NULL);
}

void shim_accessible_set_value_text(GtkAccessible *accessible, const char *words, gboolean is_told) {
    gtk_accessible_update_property(accessible, GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT, words, -1);
    // Older GTK does not hand them on, but a description, which is read with the focus and when it changes.
    if (is_told && gtk_check_version(4, 14, 0) != NULL) shim_accessible_describe(accessible, words);
}

void shim_stack_page_set_hidden(GtkStack *stack, GtkWidget *page, gboolean hidden) {
    // The page is an object of its own between stack and widget; which of them is in the tree differs between versions.
    gtk_accessible_update_state(GTK_ACCESSIBLE(gtk_stack_get_page(stack, page)), GTK_ACCESSIBLE_STATE_HIDDEN, hidden, -1);
    gtk_accessible_update_state(GTK_ACCESSIBLE(page), GTK_ACCESSIBLE_STATE_HIDDEN, hidden, -1);
}

void shim_stack_page_be_passed_over(GtkStack *stack, GtkWidget *page) {
    if (gtk_get_major_version() > 4 || gtk_get_minor_version() >= 10) return;
    // Of a panel with a name, though it be a space, Orca says that it is one.
    gtk_accessible_update_property(GTK_ACCESSIBLE(gtk_stack_get_page(stack, page)), GTK_ACCESSIBLE_PROPERTY_LABEL, "", -1);
}

void shim_accessible_name_alone(GtkAccessible *accessible) {
    gtk_accessible_reset_relation(accessible, GTK_ACCESSIBLE_RELATION_LABELLED_BY);
    shim_accessible_set_description(accessible, "");
}

void shim_accessible_name_list(GtkWidget *widget, const char *name) {
    for (GtkWidget *child = gtk_widget_get_first_child(widget); child; child = gtk_widget_get_next_sibling(child)) {
        if (GTK_IS_LIST_VIEW(child)) shim_accessible_set_label(GTK_ACCESSIBLE(child), name);
        shim_accessible_name_list(child, name);
    }
}

static void give_focus_back(GtkPopover *popover, GtkWidget *button) {
    GtkRoot *root = gtk_widget_get_root(button);
    GtkWidget *focus = root ? gtk_root_get_focus(root) : NULL;
    if (focus == NULL || gtk_widget_is_ancestor(focus, GTK_WIDGET(popover))) gtk_widget_grab_focus(button);
}

void shim_drop_down_give_focus_back(GtkWidget *drop_down) {
    GtkWidget *button = gtk_widget_get_first_child(drop_down);
    for (GtkWidget *child = button; child; child = gtk_widget_get_next_sibling(child))
        if (GTK_IS_POPOVER(child)) g_signal_connect_object(child, "closed", G_CALLBACK(give_focus_back), button, 0);
}

void shim_accessible_hide_arrows(GtkWidget *widget) {
    for (GtkWidget *child = gtk_widget_get_first_child(widget); child; child = gtk_widget_get_next_sibling(child)) {
        // GTK's type for them is its own.
        if (g_str_equal(G_OBJECT_TYPE_NAME(child), "GtkBuiltinIcon"))
            shim_accessible_set_role(GTK_ACCESSIBLE(child), GTK_ACCESSIBLE_ROLE_PRESENTATION);
        shim_accessible_hide_arrows(child);
    }
}

void shim_accessible_set_checked(GtkAccessible *accessible, gboolean checked) {
    gtk_accessible_update_state(
        accessible, GTK_ACCESSIBLE_STATE_CHECKED, checked ? GTK_ACCESSIBLE_TRISTATE_TRUE : GTK_ACCESSIBLE_TRISTATE_FALSE, -1);
}

void shim_accessible_set_invalid(GtkAccessible *accessible, gboolean invalid) {
    gtk_accessible_update_state(
        accessible, GTK_ACCESSIBLE_STATE_INVALID, invalid ? GTK_ACCESSIBLE_INVALID_TRUE : GTK_ACCESSIBLE_INVALID_FALSE, -1);
}

static void forget_selection(GtkWidget *row, gpointer data) {
    (void)data;
    gtk_accessible_reset_state(GTK_ACCESSIBLE(row), GTK_ACCESSIBLE_STATE_SELECTED);
}

void shim_accessible_never_selected(GtkWidget *row) {
    forget_selection(row, NULL);
    g_signal_connect(row, "realize", G_CALLBACK(forget_selection), NULL);
}

void shim_accessible_set_expanded(GtkAccessible *accessible, gboolean expanded) {
    static const char expanded_key[] = "fairweather-expanded";
    gpointer state = GINT_TO_POINTER(expanded ? 2 : 1);
    // Else each change of a row would be told as its opening.
    if (g_object_get_data(G_OBJECT(accessible), expanded_key) == state) return;
    g_object_set_data(G_OBJECT(accessible), expanded_key, state);
    gtk_accessible_update_state(accessible, GTK_ACCESSIBLE_STATE_EXPANDED, expanded, -1);
}

static void activate(GSimpleAction *action, GVariant *parameter, gpointer widget) {
    (void)action;
    (void)parameter;
    gtk_widget_activate(widget);
}

void shim_accessible_add_activation(GtkWidget *widget) {
    GSimpleActionGroup *group = g_simple_action_group_new();
    GSimpleAction *action = g_simple_action_new("activate", NULL);
    // The widget owns the group, so that it outlives the action.
    g_signal_connect(action, "activate", G_CALLBACK(activate), widget);
    g_action_map_add_action(G_ACTION_MAP(group), G_ACTION(action));
    gtk_widget_insert_action_group(widget, "row", G_ACTION_GROUP(group));
    g_object_unref(action);
    g_object_unref(group);
}

// The usual description would be read at once, too, so that it waits until the focus comes back.
static void give_description_back(GtkWidget *stop, GParamSpec *property, gpointer focus) {
    (void)property;
    if (!gtk_widget_has_focus(stop)) return;
    g_signal_handlers_disconnect_by_func(stop, G_CALLBACK(give_description_back), focus);
    const char *usual = g_object_get_data(G_OBJECT(focus), description_key);
    if (usual != NULL)
        gtk_accessible_update_property(GTK_ACCESSIBLE(focus), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, usual, -1);
}

// What GTK has from 4.10 and 4.14 on, by name: a program that was built with an older GTK runs with them, too.
typedef GtkATContext *(*ContextOf)(GtkAccessible *accessible);
typedef void (*Announce)(GtkAccessible *accessible, const char *text, int priority);
static const int medium_priority = 1;

static gboolean has_announcements(void) { return gtk_check_version(4, 14, 0) == NULL; }

static gboolean announce(GtkAccessible *accessible, const char *text) {
    // The library that runs already, whoever loaded it; it stays until the program ends.
    static void *gtk = NULL;
    if (gtk == NULL) gtk = dlopen("libgtk-4.so.1", RTLD_LAZY | RTLD_NOLOAD);
    if (gtk == NULL) return FALSE;
    ContextOf context_of = (ContextOf)dlsym(gtk, "gtk_accessible_get_at_context");
    Announce announce = (Announce)dlsym(gtk, "gtk_accessible_announce");
    if (context_of == NULL || announce == NULL) return FALSE;
    // GTK's context for tests has no announcements, and would be asked for them all the same.
    GtkATContext *context = context_of(accessible);
    gboolean is_heard = context != NULL && strcmp(G_OBJECT_TYPE_NAME(context), "GtkTestATContext") != 0;
    g_clear_object(&context);
    if (is_heard) announce(accessible, text, medium_priority);
    return is_heard;
}

gboolean shim_accessible_announce(GtkAccessible *accessible, const char *text) {
    if (has_announcements()) return announce(accessible, text);
    // Older screen readers and GTK have no announcements, but a new description of what has the focus is read at once.
    GtkRoot *root = gtk_widget_get_root(GTK_WIDGET(accessible));
    GtkWidget *focus = root ? gtk_root_get_focus(root) : NULL;
    GtkWidget *stop = focus;
    if (focus != NULL && GTK_IS_TEXT(focus)) focus = gtk_widget_get_parent(focus);
    if (focus == NULL) return FALSE;
    gtk_accessible_update_property(GTK_ACCESSIBLE(focus), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, text, -1);
    gtk_accessible_reset_property(GTK_ACCESSIBLE(focus), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION);
    if (g_object_get_data(G_OBJECT(focus), description_key) != NULL) {
        g_signal_handlers_disconnect_by_func(stop, G_CALLBACK(give_description_back), focus);
        g_signal_connect_object(stop, "notify::has-focus", G_CALLBACK(give_description_back), focus, 0);
    }
    return FALSE;
}

void shim_accessible_announce_at(GtkAccessible *accessible, const char *text) {
    if (has_announcements()) return;
    gtk_accessible_update_property(accessible, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, text, -1);
    gtk_accessible_reset_property(accessible, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION);
}
