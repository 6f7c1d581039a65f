#include "CGtkTestShims.h"

char *test_accessible_label_mismatch(GtkAccessible *accessible, const char *expected) {
    return gtk_test_accessible_check_property(accessible, GTK_ACCESSIBLE_PROPERTY_LABEL, expected);
}
