import CGtk
import CGtkTestShims
import Glibc

/// A message bus that knows no services but those that come to it, running until `stop()` or its release.
@MainActor
final class BusDaemon {
    /// Where it listens; nil where it could not be started.
    let address: String?
    private var process: OpaquePointer?

    private static let configuration = """
        <busconfig>
          <type>session</type>
          <listen>unix:tmpdir=/tmp</listen>
          <auth>EXTERNAL</auth>
          <policy context="default">
            <allow send_destination="*" eavesdrop="true"/>
            <allow eavesdrop="true"/>
            <allow own="*"/>
          </policy>
        </busconfig>
        """

    init() {
        var name: UnsafeMutablePointer<CChar>?
        let file = g_file_open_tmp("bus-XXXXXX.conf", &name, nil)
        guard let name, file >= 0 else {
            (process, address) = (nil, nil)
            return
        }
        close(file)
        g_file_set_contents(name, Self.configuration, -1, nil)
        let words = ["dbus-daemon", "--nofork", "--print-address=1", "--config-file=\(String(cString: name))"]
        var arguments: [UnsafePointer<CChar>?] = words.map { UnsafePointer(g_strdup($0)) } + [nil]
        process = g_subprocess_newv(&arguments, test_subprocess_read_output, nil)
        arguments.forEach { g_free(UnsafeMutableRawPointer(mutating: $0)) }
        address = process.flatMap(Self.line)
        // It has read the file when it says its address.
        unlink(name)
        g_free(name)
    }

    isolated deinit {
        stop()
    }

    /// Returns when it has ended.
    func stop() {
        guard let process else { return }
        self.process = nil
        g_subprocess_force_exit(process)
        g_subprocess_wait(process, nil, nil)
        g_object_unref(UnsafeMutableRawPointer(process))
    }

    private static func line(from process: OpaquePointer) -> String? {
        guard let stream = g_data_input_stream_new(g_subprocess_get_stdout_pipe(process)) else { return nil }
        defer { g_object_unref(UnsafeMutableRawPointer(stream)) }
        guard let text = g_data_input_stream_read_line(stream, nil, nil, nil) else { return nil }
        defer { g_free(text) }
        return String(cString: text)
    }
}
