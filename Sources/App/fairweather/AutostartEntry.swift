import Foundation
import WeatherModel
import WeatherStore

/// The entry by which the desktop starts this program without a window when its user logs in, where no portal writes it:
/// a file in `$XDG_CONFIG_HOME/autostart`, by the Desktop Application Autostart Specification 0.5.
struct AutostartEntry {
    private let file: Result<SharedTextFile, StoreError>
    private let program: String

    /// - Parameters:
    ///   - environment: The variables in which the user's folder is looked up.
    ///   - program: The absolute path of this program.
    init(environment: [String: String], program: String) {
        file = Result { () throws(StoreError) in
            let folder = try DataFolders(environment: environment).autostart
            return SharedTextFile(folder.appending(path: "\(Program.id).desktop"))
        }
        self.program = program
    }

    /// Whether the program is started, by an entry of its own or another's; one that is switched off counts as none.
    var isThere: Bool {
        guard let lines = (try? file.get().read())?.split(whereSeparator: \.isNewline) else { return false }
        let group = lines.drop { $0.trimmed != "[Desktop Entry]" }.dropFirst().prefix { !$0.hasPrefix("[") }
        let values = group.map { $0.split(separator: "=", maxSplits: 1).map(\.trimmed) }
        let off = [["Hidden", "true"], ["X-GNOME-Autostart-enabled", "false"]]
        return !values.isEmpty && !values.contains(where: off.contains)
    }

    /// Writes the entry, over any that is there.
    ///
    /// - Throws: `StoreError.readOnly`, `diskFull` or `other`; then what was there is unchanged.
    func write() throws(StoreError) {
        try file.get().replace(with: text)
    }

    /// Removes the entry; a symbolic link is removed itself, and nothing happens if there is none.
    ///
    /// - Throws: `StoreError.readOnly` or `other`.
    func remove() throws(StoreError) {
        try file.get().remove()
    }

    /// Where the program has been removed, the desktop passes the entry over.
    private var text: String {
        """
        [Desktop Entry]
        Type=Application
        Version=1.1
        Name=\(Program.name)
        Comment=Watches the weather of your places without a window
        TryExec=\(Self.escaped(program))
        Exec=\(Self.escaped(Self.quoted(program) + " --background"))
        Icon=\(Program.id)
        X-GNOME-UsesNotifications=true

        """
    }

    /// Quotes an argument of a command line, and keeps its per cent signs from being read as field codes.
    private static func quoted(_ argument: String) -> String {
        let inner = argument.unicodeScalars.map { scalar in
            switch scalar {
            case "\"", "`", "$", "\\": "\\\(scalar)"
            case "%": "%%"
            default: String(scalar)
            }
        }
        return "\"\(inner.joined())\""
    }

    /// Escapes a value of the type string, which the desktop undoes before it reads the quotes.
    private static func escaped(_ value: String) -> String {
        let scalars = value.unicodeScalars.map { scalar in
            switch scalar {
            case "\\": "\\\\"
            case "\n": "\\n"
            case "\t": "\\t"
            case "\r": "\\r"
            default: String(scalar)
            }
        }
        return scalars.joined()
    }
}

extension Substring {
    fileprivate var trimmed: String { trimmingCharacters(in: .whitespaces) }
}
