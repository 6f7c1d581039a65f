internal import CGtk
internal import Glibc

/// Tells when a file of one name goes from a folder or comes into it, by the kernel's inotify; asleep in between.
///
/// What is made in the folder under other names wakes the program, but not the handler. A folder that is not there, or is
/// moved or removed, is waited for.
@MainActor
public final class FolderMonitor {
    /// What is told of the file.
    public enum Event: Sendable {
        /// It was removed.
        case removed
        /// Another file has taken its place.
        case replaced
        /// It was written to its end, or another file has taken its place.
        case written
    }

    private struct Report {
        let watch: Int32
        let mask: UInt32
        let name: [UInt8]

        /// Whether so much happened that the kernel did not keep it.
        var isOverflow: Bool { watch < 0 }
    }

    private let folder: String
    private let name: [UInt8]
    private let mask: Int32
    private let handler: @MainActor () -> Void
    private let descriptor: Int32
    private var source: guint = 0
    private var watch: Int32 = -1
    /// The folder, or the nearest one above it that there is.
    private var watched = ""

    /// Nil where the kernel has no room for another monitor.
    ///
    /// - Parameters:
    ///   - path: An absolute path of the file, which need not exist, and neither need its folder.
    ///   - handler: Called once for all that happened since the last turn of the main loop, until the monitor is released.
    public init?(_ event: Event, of path: String, handler: @escaping @MainActor () -> Void) {
        guard let slash = path.lastIndex(of: "/") else { return nil }
        folder = slash == path.startIndex ? "/" : String(path[..<slash])
        name = Array(path[path.index(after: slash)...].utf8)
        mask =
            switch event {
            case .removed: IN_DELETE
            case .replaced: IN_MOVED_TO
            case .written: IN_MOVED_TO | IN_CLOSE_WRITE
            }
        self.handler = handler
        descriptor = inotify_init1(Int32(IN_NONBLOCK | IN_CLOEXEC))
        guard descriptor >= 0 else { return nil }
        findFolder()
        guard watch >= 0 else { return nil }
        let channel = g_io_channel_unix_new(descriptor)
        defer { g_io_channel_unref(channel) }
        source = g_io_add_watch_full(
            channel, G_PRIORITY_DEFAULT, G_IO_IN, readableTrampoline.callback,
            readableTrampoline.data(for: { [weak self] in self?.look() }), boxDestroyNotify)
    }

    isolated deinit {
        if source != 0 { g_source_remove(source) }
        if descriptor >= 0 { close(descriptor) }
    }

    private func look() {
        let gone = UInt32(IN_DELETE_SELF | IN_MOVE_SELF | IN_IGNORED | IN_UNMOUNT)
        // Those of a folder that was watched before come late.
        let reports = Self.reports(from: descriptor).filter { $0.watch == watch || $0.isOverflow }
        guard !reports.isEmpty else { return }
        var isTold = watched == folder && reports.contains { $0.name == name || $0.isOverflow }
        if watched != folder || reports.contains(where: { $0.mask & gone != 0 }) {
            findFolder()
            // The file may have come together with its folder.
            if watched == folder { isTold = true }
        }
        if isTold { handler() }
    }

    /// Watches the folder, or the nearest one above it, until it comes.
    private func findFolder() {
        var before = ""
        watchNearest()
        // While one is found to be missing and that above it is not watched yet, it may come.
        while watched != before {
            before = watched
            watchNearest()
        }
    }

    private func watchNearest() {
        var path = folder
        var found = Self.watch(path, by: descriptor, for: mask)
        while found < 0, path != "/" {
            path = path.lastIndex(of: "/").map { String(path[..<$0]) } ?? ""
            if path.isEmpty { path = "/" }
            found = Self.watch(path, by: descriptor, for: IN_CREATE | IN_MOVED_TO)
        }
        // A folder that was moved would be watched for ever.
        if watch >= 0, watch != found { inotify_rm_watch(descriptor, watch) }
        (watch, watched) = (found, path)
    }

    private static func watch(_ folder: String, by descriptor: Int32, for mask: Int32) -> Int32 {
        inotify_add_watch(descriptor, folder, UInt32(mask | IN_DELETE_SELF | IN_MOVE_SELF | IN_ONLYDIR))
    }

    /// Reads all that has happened.
    private static func reports(from descriptor: Int32) -> [Report] {
        var reports: [Report] = []
        var buffer = [UInt8](repeating: 0, count: 1 << 14)
        while true {
            let count = read(descriptor, &buffer, buffer.count)
            guard count > 0 else { break }
            var start = 0
            while start < count {
                let event = buffer.withUnsafeBytes { $0.loadUnaligned(fromByteOffset: start, as: inotify_event.self) }
                let first = start + MemoryLayout<inotify_event>.size
                let name = Array(buffer[first..<first + Int(event.len)].prefix { $0 != 0 })
                reports.append(Report(watch: event.wd, mask: event.mask, name: name))
                start = first + Int(event.len)
            }
        }
        return reports
    }
}

private let readableTrampoline:
    Trampoline<
        @convention(c) (UnsafeMutablePointer<GIOChannel>?, GIOCondition, gpointer?) -> gboolean, @MainActor () -> Void
    > =
        Trampoline { _, _, data in
            let handler = readableTrampoline.handler(behind: data)
            MainActor.assumeIsolated { handler() }
            return 1
        }
