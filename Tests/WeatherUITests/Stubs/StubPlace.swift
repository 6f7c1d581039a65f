import Presentation

struct StubPlace: PlaceCellItem, Equatable, Identifiable {
    var id: String { title }
    let title: String
    var detail: String?
    var trailingText: String?
    var isHome = false
}
