internal import CGtkShims

/// The memory of this process.
@MainActor
public enum ProgramMemory {
    /// Gives back what is free, and the pages of the program's file and of its libraries, which are read from there again
    /// when they are needed; after work that will not come again soon, such as a start.
    public static func releasePages() {
        shim_memory_rest()
    }
}
