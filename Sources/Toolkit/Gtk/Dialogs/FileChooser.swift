internal import CGtk
internal import CGtkShims

/// The desktop's dialog for choosing a file.
@MainActor
public struct FileChooser {
    private let title: String
    private let accept: String
    private let name: String?
    private let folder: String?
    private let parent: Window

    /// - Parameters:
    ///   - title: The title of the dialog.
    ///   - accept: The label of the button that confirms the file.
    ///   - name: The suggested name of a file to write; nil to choose an existing one.
    ///   - folder: The folder shown first; nil for the desktop's choice.
    public init(title: String, accept: String, name: String?, folder: String? = nil, over parent: Window) {
        (self.title, self.accept, self.name, self.folder, self.parent) = (title, accept, name, folder, parent)
    }

    /// Shows the dialog; the handler gets the path of the file, or nil if none was chosen.
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
