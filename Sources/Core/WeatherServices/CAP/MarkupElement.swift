import Foundation

/// An XML element under its local name, as CAP and Atom need no namespaces to be told apart.
final class MarkupElement {
    let name: String
    let attributes: [String: String]
    var children: [MarkupElement] = []
    /// The text of the element itself, without that of its children.
    var characters = ""

    init(name: String, attributes: [String: String] = [:]) {
        self.name = name
        self.attributes = attributes
    }

    /// Returns the children of that name.
    func children(_ name: String) -> [MarkupElement] {
        children.filter { $0.name == name }
    }
}

extension MarkupElement: CAPFields {
    func text(_ name: String) -> String? {
        texts(name).first
    }

    func texts(_ name: String) -> [String] {
        children(name).map { $0.characters.trimmingCharacters(in: .whitespacesAndNewlines) }.filter { !$0.isEmpty }
    }

    func parts(_ name: String) -> [MarkupElement] {
        children(name)
    }
}
