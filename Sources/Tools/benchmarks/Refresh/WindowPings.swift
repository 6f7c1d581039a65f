import Foundation

/// Asks the newest window of a display, one question after the other, whether it answers, as window managers do.
///
/// What `_NET_WM_PING` is and who answers it say the Extended Window Manager Hints, 1.5; its bytes are those of the X protocol,
/// version 11, in the order of x86-64.
final class WindowPings {
    private let connection: Int32
    private var root: UInt32 = 0
    private var protocols: UInt32 = 0
    private var ping: UInt32 = 0
    private var window: UInt32?
    /// The main thread's time of the processor when the question was asked that has no answer yet, in milliseconds.
    private var asked: Double?
    /// How often the window has answered since `begin()`.
    private(set) var answers = 0
    /// The answers since then that took the main thread more than 8 milliseconds of the processor's time.
    private(set) var blocks = 0
    /// What the slowest of them took, in milliseconds.
    private(set) var longest = 0.0

    /// - Parameter display: The display, such as ":7"; whoever connects needs no permission there.
    /// - Throws: An error if nothing listens at the display's socket, or it does not speak the protocol.
    init(of display: String) throws {
        connection = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
        var address = sockaddr_un()
        address.sun_family = sa_family_t(AF_UNIX)
        let path = "/tmp/.X11-unix/X\(display.dropFirst())"
        withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: path.utf8) }
        let isConnected = withUnsafePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                connect(connection, $0, socklen_t(MemoryLayout<sockaddr_un>.size)) == 0
            }
        }
        guard isConnected else { throw UnreadableInput(file: display, detail: "nothing listens there") }
        send([UInt16(UInt8(ascii: "l")), 11, 0, 0, 0, 0])
        let head = try read(8)
        guard head[0] == 1 else { throw UnreadableInput(file: display, detail: "refuses the connection") }
        let setup = try read(4 * Int(head.load(UInt16.self, at: 6)))
        // The name of the maker and the formats of pictures, of 8 bytes each, stand before the first screen.
        root = setup.load(UInt32.self, at: 32 + (Int(setup.load(UInt16.self, at: 16)) + 3) / 4 * 4 + 8 * Int(setup[21]))
        (protocols, ping) = (try atom("WM_PROTOCOLS"), try atom("_NET_WM_PING"))
        // ChangeWindowAttributes, of the events alone: what becomes of the windows, and what these answer to the root.
        send([2, 4, UInt16(truncatingIfNeeded: root), UInt16(root >> 16), 0x800, 0, 0, 1 << 3])
    }

    deinit { close(connection) }

    /// Forgets the answers so far; what is asked already is still awaited.
    func begin() { (answers, blocks, longest) = (0, 0, 0) }

    /// Waits for a millisecond for an answer, and asks anew once it has come.
    ///
    /// - Throws: An error if the display is gone.
    func sample(_ program: RunningProgram) throws {
        if let window, asked == nil {
            asked = program.mainThreadBusy
            ask(window)
        }
        var waiting = pollfd(fd: connection, events: Int16(POLLIN), revents: 0)
        guard poll(&waiting, 1, 1) > 0 else { return }
        let event = try read(32)
        switch event[0] & 0x7f {
        // MapNotify; a menu is none that a window manager knows.
        case 19 where event[12] == 0: window = event.load(UInt32.self, at: 8)
        case 33 where event.load(UInt32.self, at: 12) == ping:
            let block = program.mainThreadBusy - (asked ?? .infinity)
            asked = nil
            answers += 1
            if block > 8 { blocks += 1 }
            longest = max(longest, block)
        default: break
        }
    }

    /// Sends the window the message; its client sends it on to the root.
    private func ask(_ window: UInt32) {
        let event: [UInt32] = [33 | 32 << 8, window, protocols, ping, 0, window, 0, 0]
        send([25, 11] + ([window, 0] + event).flatMap { [UInt16(truncatingIfNeeded: $0), UInt16($0 >> 16)] })
    }

    private func atom(_ name: String) throws -> UInt32 {
        let padded = Array(name.utf8) + Array(repeating: 0, count: (4 - name.utf8.count % 4) % 4)
        send([16, UInt16(2 + padded.count / 4), UInt16(name.utf8.count), 0])
        send(padded)
        return try read(32).load(UInt32.self, at: 8)
    }

    private func send<Word: FixedWidthInteger>(_ words: [Word]) {
        words.withUnsafeBytes { _ = write(connection, $0.baseAddress, $0.count) }
    }

    private func read(_ count: Int) throws -> [UInt8] {
        var bytes = [UInt8](repeating: 0, count: count)
        guard recv(connection, &bytes, count, Int32(MSG_WAITALL)) == count else {
            throw UnreadableInput(file: "X server", detail: "ended the connection")
        }
        return bytes
    }
}

extension [UInt8] {
    fileprivate func load<Number: FixedWidthInteger>(_: Number.Type, at offset: Int) -> Number {
        withUnsafeBytes { Number(littleEndian: $0.loadUnaligned(fromByteOffset: offset, as: Number.self)) }
    }
}
