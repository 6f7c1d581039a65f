import Foundation

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
