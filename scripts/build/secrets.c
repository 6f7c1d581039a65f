/* The functions of libsecret and of GLib that the secret store is asked by, each looked for when it is first called: both
   libraries and the ten that they ask for are most of what a start would load and bind, and few commands need a key. Only
   what is given away is linked with this; the headers check each function here, and the linker names one that is missing. */
#include <dlfcn.h>
#include <libsecret/secret.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* GLib's functions are found through GIO, which the window has loaded anyway. */
static void *found(const char *name) {
    void *library = dlopen(strncmp(name, "secret_", 7) == 0 ? "libsecret-1.so.0" : "libgio-2.0.so.0", RTLD_NOW);
    void *function = library ? dlsym(library, name) : NULL;
    if (!function) {
        fprintf(stderr, "fairweather: the secret store cannot be asked; reinstall Fairweather. %s\n", dlerror());
        exit(70);
    }
    return function;
}

/* Two threads that look at once find the same. */
#define FORWARD(result, name, parameters, ...)                                         \
    result(name) parameters {                                                          \
        static void *known;                                                            \
        void *function = __atomic_load_n(&known, __ATOMIC_ACQUIRE);                    \
        if (!function) {                                                               \
            function = found(#name);                                                   \
            __atomic_store_n(&known, function, __ATOMIC_RELEASE);                      \
        }                                                                              \
        return ((__typeof__(&(name)))function)(__VA_ARGS__);                           \
    }

FORWARD(GQuark, secret_error_get_quark, (void))
FORWARD(gboolean, secret_password_clearv_sync, (const SecretSchema *schema, GHashTable *attributes, GCancellable *ender, GError **error),
        schema, attributes, ender, error)
FORWARD(gchar *, secret_password_lookupv_sync, (const SecretSchema *schema, GHashTable *attributes, GCancellable *ender, GError **error),
        schema, attributes, ender, error)
FORWARD(gboolean, secret_password_storev_sync,
        (const SecretSchema *schema, GHashTable *attributes, const gchar *collection, const gchar *label, const gchar *password,
         GCancellable *ender, GError **error),
        schema, attributes, collection, label, password, ender, error)
FORWARD(void, secret_password_free, (gchar *password), password)
FORWARD(SecretSchema *, secret_schema_newv, (const gchar *name, SecretSchemaFlags flags, GHashTable *types), name, flags, types)
FORWARD(void, secret_schema_unref, (SecretSchema *schema), schema)

FORWARD(GQuark, g_dbus_error_quark, (void))
FORWARD(GQuark, g_io_error_quark, (void))
FORWARD(GCancellable *, g_cancellable_new, (void))
FORWARD(void, g_cancellable_cancel, (GCancellable *ender), ender)
FORWARD(void, g_error_free, (GError *error), error)
FORWARD(void, g_free, (gpointer memory), memory)
FORWARD(gchar *, g_strdup, (const gchar *text), text)
FORWARD(guint, g_str_hash, (gconstpointer text), text)
FORWARD(gboolean, g_str_equal, (gconstpointer first, gconstpointer second), first, second)
FORWARD(GHashTable *, g_hash_table_new_full, (GHashFunc hash, GEqualFunc equal, GDestroyNotify key, GDestroyNotify value),
        hash, equal, key, value)
FORWARD(gboolean, g_hash_table_insert, (GHashTable *table, gpointer key, gpointer value), table, key, value)
FORWARD(void, g_hash_table_unref, (GHashTable *table), table)
FORWARD(void, g_object_unref, (gpointer object), object)
FORWARD(GSource *, g_source_new, (GSourceFuncs *functions, guint size), functions, size)
FORWARD(gpointer, g_source_add_unix_fd, (GSource *source, gint file, GIOCondition events), source, file, events)
FORWARD(GIOCondition, g_source_query_unix_fd, (GSource *source, gpointer tag), source, tag)
FORWARD(guint, g_source_attach, (GSource *source, GMainContext *context), source, context)
FORWARD(void, g_source_set_static_name, (GSource *source, const char *name), source, name)
FORWARD(void, g_source_unref, (GSource *source), source)
