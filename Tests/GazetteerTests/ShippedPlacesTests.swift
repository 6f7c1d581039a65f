import Gazetteer
import Testing

/// Places that bore a wrong region in the shipped index, or were not found in it.
@Suite("Places of the shipped index")
struct ShippedPlacesTests {
    private let index: PlaceIndex

    init() throws {
        index = try Shipped.index.get()
    }

    private func labels(_ query: String) -> [String] {
        index.matches(for: query, limit: 10, preferredCountry: nil).map(\.location.fullName)
    }

    @Test(
        "lie in the region they are in",
        arguments: [
            ("hanoi", "Hanoi, Vietnam"), ("ho chi minh", "Ho Chi Minh City, Vietnam"), ("da nang", "Da Nang, Vietnam"),
            ("nha trang", "Nha Trang, Khánh Hòa, Vietnam"), ("can tho", "Cần Thơ, Vietnam"),
            ("liepaja", "Liepāja, Latvia"), ("cesis", "Cēsis, Cēsis Municipality, Latvia"),
            ("valmiera", "Valmiera, Valmiera Municipality, Latvia"), ("astana", "Astana, Kazakhstan"),
            ("kaohsiung", "Kaohsiung, Taiwan"), ("taipei", "Taipei, Taiwan"),
            ("batam", "Batam, Riau Islands, Indonesia"), ("brazzaville", "Brazzaville, Republic of the Congo"),
            ("aberdeen hong kong", "Aberdeen, Southern, Hong Kong"),
            ("luxembourg", "Luxembourg, Canton of Luxembourg, Luxembourg"),
        ])
    func regions(query: String, label: String) {
        #expect(labels(query).first == label)
    }

    @Test(
        "are found in spite of a rare beginning that is typed by mistake",
        arguments: [
            ("wugan", "Wuhan"), ("lorin", "Ilorin"), ("rouba", "Touba"), ("sakar", "Dakar"), ("kagos", "Lagos"),
        ])
    func rareBeginning(query: String, name: String) {
        let names = index.matches(for: query, limit: 10, preferredCountry: nil).prefix(5).map(\.location.name)
        #expect(names.contains(name), "\(names)")
    }

    @Test("nothing is taken for a misspelt code")
    func codes() {
        #expect(!labels("xqzt").contains { $0.hasPrefix("Lichfield") })
    }

    @Test("the bigger of two that are called so comes first, and each is there once")
    func order() {
        #expect(labels("halle").first == "Halle (Saale), Saxony-Anhalt, Germany")
        #expect(labels("bali").prefix(4).contains("Denpasar, Bali, Indonesia"))
        #expect(labels("new cairo").count { $0.contains("Egypt") } == 1)
    }
}
