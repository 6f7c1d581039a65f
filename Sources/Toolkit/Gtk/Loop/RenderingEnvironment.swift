internal import CGtk
internal import Glibc

/// How GTK is to draw, decided before it is initialised.
public enum RenderingEnvironment {
    /// Draws with cairo and leaves OpenGL alone, unless the user's environment says otherwise.
    ///
    /// On a machine without a GPU, GTK's own choice costs several times the start-up time and memory; and even with the
    /// cairo renderer GTK still initialises GLX unless it is told not to.
    public static func preferLightweight() {
        guard getenv("GSK_RENDERER") == nil, getenv("GDK_DEBUG") == nil, getenv("GDK_DISABLE") == nil else { return }
        setenv("GSK_RENDERER", "cairo", 0)
        // The switch moved from GDK_DEBUG to GDK_DISABLE in GTK 4.16.
        setenv(glSwitch.name, glSwitch.value, 0)
    }

    /// Takes the switch away again once GTK has read it, so that no program started from here inherits it.
    public static func forgetSwitch() {
        if let value = getenv(glSwitch.name), String(cString: value) == glSwitch.value { unsetenv(glSwitch.name) }
    }

    private static var glSwitch: (name: String, value: String) {
        gtk_get_minor_version() >= 16 ? ("GDK_DISABLE", "gl") : ("GDK_DEBUG", "gl-disable")
    }
}
