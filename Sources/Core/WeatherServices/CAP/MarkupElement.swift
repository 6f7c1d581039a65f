/// An element of an XML document, named without its prefix: what CAP and Atom mean is told by the local name alone.
final class MarkupElement {
    let name: String
    let attributes: [String: String]
    var children: [MarkupElement] = []
    /// Its own characters, without those of its children.
    var characters = ""

    init(name: String, attributes: [String: String] = [:]) {
        self.name = name
        self.attributes = attributes
    }

    /// The children of that name.
    func children(_ name: String) -> [MarkupElement] {
        children.filter { $0.name == name }
    }
}
