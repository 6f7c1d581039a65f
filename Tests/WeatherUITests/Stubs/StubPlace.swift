import Presentation

struct StubPlace: BasicCellItem, Equatable, Identifiable {
    var id: String { title }
    let title: String
    var detail: String?
    var trailingText: String?
}
