public import Gazetteer

extension PlaceIndexError {
    /// The message that names the file, the error and a remedy.
    public var message: String {
        switch self {
        case .missing(let file): tr("The list of places {file} is missing or may not be read.", ["file": file])
        case .empty(let file): tr("The list of places {file} is empty. Install the program again.", ["file": file])
        case .foreign(let file): tr("The file {file} is not a list of places.", ["file": file])
        case .truncated(let file):
            tr("The list of places {file} is cut short. Install the program again.", ["file": file])
        case .damaged(let file): tr("The list of places {file} is damaged. Install the program again.", ["file": file])
        case .tooNew(let file):
            tr("The list of places {file} is for a newer version of this program. Update it.", ["file": file])
        }
    }
}
