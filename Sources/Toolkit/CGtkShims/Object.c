#include "CGtkShims.h"

GType shim_object_type(gpointer object) {
    return G_OBJECT_TYPE(object);
}

GParamSpec *shim_object_find_property(gpointer object, const char *name) {
    return g_object_class_find_property(G_OBJECT_GET_CLASS(object), name);
}
