internal import CGtk
internal import CGtkShims

/// The bridge between Swift's concurrency runtime and GTK's main loop.
@MainActor
public enum SwiftConcurrency {
    private static var isBridged = false

    /// Makes the main actor run in the default main context, and everything else on a pool of two threads.
    ///
    /// To be called before the first task; further calls do nothing. The pool replaces libdispatch's, which on Linux is
    /// monitored from its first job on by a timer that wakes the process every second (`_dispatch_workq_monitor_pools`
    /// in libdispatch's `workqueue.c`).
    public static func bridge() {
        guard !isBridged else { return }
        isBridged = true
        shim_attach_main_queue()
        shim_install_job_pool(2)
    }
}
