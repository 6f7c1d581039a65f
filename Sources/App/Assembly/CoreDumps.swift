import Foundation

/// The images of a program's memory that the system keeps when it crashes; there are keys in them.
public enum CoreDumps {
    /// Has none kept of this program, nor of what it starts unless that asks for one.
    ///
    /// A program that the kernel hands the image to, such as systemd-coredump, is told the same and keeps none. Who may
    /// look into the process is left as it is, since portals find out by that whom they serve.
    public static func refuse() {
        var limit = rlimit()
        guard getrlimit(__rlimit_resource_t(RLIMIT_CORE.rawValue), &limit) == 0 else { return }
        limit.rlim_cur = 0
        setrlimit(__rlimit_resource_t(RLIMIT_CORE.rawValue), &limit)
    }
}
