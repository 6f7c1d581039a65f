#include "CGtkTestShims.h"

typedef struct {
    GObject parent;
    gboolean is_available;
} TestNetworkMonitor;

typedef struct {
    GObjectClass parent;
} TestNetworkMonitorClass;

enum { PROP_AVAILABLE = 1, PROP_METERED, PROP_CONNECTIVITY };

static void monitor_init(GNetworkMonitorInterface *interface) {
    (void)interface;
}

static void initable_init(GInitableIface *interface) {
    (void)interface;
}

G_DEFINE_TYPE_WITH_CODE(TestNetworkMonitor, test_network_monitor, G_TYPE_OBJECT,
                        G_IMPLEMENT_INTERFACE(G_TYPE_INITABLE, initable_init)
                            G_IMPLEMENT_INTERFACE(G_TYPE_NETWORK_MONITOR, monitor_init))

static void get_property(GObject *object, guint id, GValue *value, GParamSpec *spec) {
    gboolean is_available = ((TestNetworkMonitor *)object)->is_available;
    (void)spec;
    if (id == PROP_AVAILABLE) g_value_set_boolean(value, is_available);
    if (id == PROP_METERED) g_value_set_boolean(value, FALSE);
    if (id == PROP_CONNECTIVITY)
        g_value_set_enum(value, is_available ? G_NETWORK_CONNECTIVITY_FULL : G_NETWORK_CONNECTIVITY_LOCAL);
}

static void test_network_monitor_class_init(TestNetworkMonitorClass *type) {
    GObjectClass *object = G_OBJECT_CLASS(type);
    object->get_property = get_property;
    g_object_class_override_property(object, PROP_AVAILABLE, "network-available");
    g_object_class_override_property(object, PROP_METERED, "network-metered");
    g_object_class_override_property(object, PROP_CONNECTIVITY, "connectivity");
}

static void test_network_monitor_init(TestNetworkMonitor *monitor) {
    (void)monitor;
}

GObject *test_network_monitor_new(gboolean is_available) {
    TestNetworkMonitor *monitor = g_object_new(test_network_monitor_get_type(), NULL);
    monitor->is_available = is_available;
    return G_OBJECT(monitor);
}

void test_network_monitor_set(GObject *monitor, gboolean is_available) {
    ((TestNetworkMonitor *)monitor)->is_available = is_available;
    g_signal_emit_by_name(monitor, "network-changed", is_available);
}
