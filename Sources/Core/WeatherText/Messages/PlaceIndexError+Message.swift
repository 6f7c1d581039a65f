public import Gazetteer

extension PlaceIndexError {
    /// The message that names the file, the error and a remedy.
    public var message: String {
        switch self {
        case .missing(let file): tr("The place index {file} is missing or cannot be read.", ["file": file])
        case .empty(let file): tr("The place index {file} is empty. Reinstall Fairweather.", ["file": file])
        case .foreign(let file): tr("The file {file} is not a place index.", ["file": file])
        case .truncated(let file):
            tr("The place index {file} is incomplete. Reinstall Fairweather.", ["file": file])
        case .damaged(let file): tr("The place index {file} is damaged. Reinstall Fairweather.", ["file": file])
        case .tooNew(let file):
            tr("The place index {file} is for a newer version of Fairweather. Update Fairweather.", ["file": file])
        }
    }
}
