internal import CGtk
internal import CGtkShims
internal import Glibc

/// How GTK is to draw, told to it through the environment while it is initialised, and taken back afterwards.
///
/// Without a GPU, GTK's own choice is OpenGL or Vulkan on the processor, which costs several times the start-up time and
/// memory of cairo; with one, GTK's own choice is the better one.
@MainActor
enum RenderingEnvironment {
    private static var name: String?

    /// Keeps GTK to cairo where the machine has no GPU and the user's environment says nothing about drawing.
    ///
    /// To be called before GTK is initialised, and `restore()` after it.
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

    /// Leaves the environment as the user made it, for the programs that are started from here.
    static func restore() {
        if let name { unsetenv(name) }
        name = nil
    }

    /// The variable to set, if any.
    ///
    /// GTK without OpenGL and Vulkan draws with cairo, also in windows that are opened after the variable is gone;
    /// GSK_RENDERER alone would be read again for each window, and still have GTK initialise OpenGL.
    static func choice(
        hasGPU: Bool, minorVersion: Int, isSet: (String) -> Bool
    ) -> (name: String, value: String)? {
        guard !hasGPU, !["GSK_RENDERER", "GDK_DEBUG", "GDK_DISABLE"].contains(where: isSet) else { return nil }
        // The switches moved from GDK_DEBUG to GDK_DISABLE in GTK 4.16.
        return minorVersion >= 16 ? ("GDK_DISABLE", "gl,vulkan") : ("GDK_DEBUG", "gl-disable,vulkan-disable")
    }

    /// Whether the folder has a GPU's render node that this user may open.
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
