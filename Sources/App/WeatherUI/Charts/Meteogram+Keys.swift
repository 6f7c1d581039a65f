internal import Charts
internal import Gtk

extension Meteogram {
    /// Returns the index of the hour to which a key leads, the same at the ends; nil for a key that leads to none.
    func index(from index: Int, by key: Key) -> Int? {
        let last = hours.count - 1
        return switch key {
        case .left: max(0, index - 1)
        case .right: min(last, index + 1)
        case .pageUp: self.index(index, movedByDays: -1)
        case .pageDown: self.index(index, movedByDays: 1)
        case .home: present ?? 0
        case .end: last
        default: nil
        }
    }
}
