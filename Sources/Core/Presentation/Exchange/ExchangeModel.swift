/// Takes places and settings to another computer, and brings them from there.
@MainActor
public protocol ExchangeModel: AnyObject {
    /// What is being done at the moment; nil for nothing.
    var activity: String? { get }
    /// Whether the servers of the file that was read last are to be asked; nil where nothing is to be decided.
    var question: ServerQuestion? { get }
    /// Proposed for a file that is written.
    var fileName: String { get }

    /// Writes the places and the settings into the file.
    func write(to path: String)
    /// Adds what is in the file to what there is.
    func read(from path: String)
    /// Asks the servers of the question from now on.
    func takeServers()
    /// Leaves the servers of the question where they are.
    func leaveServers()
}
