/// Takes places and settings to another computer, and brings them from there.
@MainActor
public protocol ExchangeModel: AnyObject {
    /// What is being done at the moment; nil for nothing.
    var activity: String? { get }
    /// Proposed for a file that is written.
    var fileName: String { get }

    /// Writes the places and the settings into the file.
    func write(to path: String)
    /// Adds what is in the file to what there is.
    func read(from path: String)
}
