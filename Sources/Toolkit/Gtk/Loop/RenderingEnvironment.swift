internal import CGtk
internal import CGtkShims
internal import Glibc

/// The environment variable that selects GTK's renderer, set while GTK is initialised and removed afterwards.
///
/// Without a GPU, GTK would use OpenGL or Vulkan on the processor, which takes several times the start-up time and
/// memory of cairo; with one, its own choice is better.
/// memory of cairo; with one, GTK's own choice is the better one.
@MainActor
enum RenderingEnvironment {
    private static var name: String?

    /// Makes GTK use cairo if the machine has no GPU and the environment does not select a renderer.
    ///
    /// To be called before GTK is initialised, with `restore()` after it.
    static func prepare() {
        guard name == nil else { return }
        let isSet: (String) -> Bool = { getenv($0) != nil }
        guard
            let choice = choice(
                hasGPU: hasGPU(in: "/dev/dri"), minorVersion: Int(gtk_get_minor_version()), isSet: isSet)
        else { return }
        setenv(choice.name, choice.value, 0)
        shim_expect_cairo()
        name = choice.name
    }

    /// Restores the environment for programs that are started from this one.
    static func restore() {
        if let name { unsetenv(name) }
        name = nil
    }

    /// Returns the variable to set; nil for none.
    ///
    /// GTK without OpenGL and Vulkan draws with cairo, also in windows opened after the variable has been removed;
    /// GSK_RENDERER alone would be read for each window, and GTK would still initialise OpenGL.
    /// GSK_RENDERER alone would be read again for each window, and still have GTK initialise OpenGL.
    static func choice(
        hasGPU: Bool, minorVersion: Int, isSet: (String) -> Bool
    ) -> (name: String, value: String)? {
        guard !hasGPU, !["GSK_RENDERER", "GDK_DEBUG", "GDK_DISABLE"].contains(where: isSet) else { return nil }
        // The switches were moved from GDK_DEBUG to GDK_DISABLE in GTK 4.16.
        return minorVersion >= 16 ? ("GDK_DISABLE", "gl,vulkan") : ("GDK_DEBUG", "gl-disable,vulkan-disable")
    }

    /// Returns whether the folder has the render node of a GPU that the user can open.
    static func hasGPU(in folder: String) -> Bool {
        guard let directory = opendir(folder) else { return false }
        defer { closedir(directory) }
        while let entry = readdir(directory) {
            let name = withUnsafePointer(to: &entry.pointee.d_name) {
                $0.withMemoryRebound(to: CChar.self, capacity: MemoryLayout.size(ofValue: $0.pointee)) {
                    String(cString: $0)
                }
            }
            guard name.hasPrefix("renderD") else { continue }
            let node = open("\(folder)/\(name)", O_RDWR | O_CLOEXEC)
            guard node >= 0 else { continue }
            close(node)
            return true
        }
        return false
    }
}
