internal import CGtk
internal import CGtkShims

/// The desktop's own dialog for choosing a file.
@MainActor
public struct FileChooser {
    private let title: String
    private let accept: String
    private let name: String?
    private let folder: String?
    private let parent: Window

    /// - Parameters:
    ///   - title: What the file is for.
    ///   - accept: The button that takes the file.
    ///   - name: Proposed for a file that is written; nil for choosing one that exists.
    ///   - folder: Shown first; nil leaves it to the desktop.
    public init(title: String, accept: String, name: String?, folder: String? = nil, over parent: Window) {
        (self.title, self.accept, self.name, self.folder, self.parent) = (title, accept, name, folder, parent)
    }

    /// Shows the dialog; the handler gets the file's path, or nil where none was chosen.
    public func choose(_ handler: @escaping @MainActor (String?) -> Void) {
        shim_choose_file(
            parent.pointer(), title, accept, name, folder, chosenTrampoline.callback,
            chosenTrampoline.data(for: handler),
            boxDestroyNotify)
    }
}

private let chosenTrampoline:
    Trampoline<@convention(c) (UnsafePointer<CChar>?, gpointer?) -> Void, @MainActor (String?) -> Void> =
        Trampoline { path, data in
            let handler = chosenTrampoline.handler(behind: data)
            let path = path.map { String(cString: $0) }
            MainActor.assumeIsolated { handler(path) }
        }
