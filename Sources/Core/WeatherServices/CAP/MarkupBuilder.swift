import CExpat

/// Builds the element tree while Expat parses a document, and stops the parser at the first limit that is exceeded.
final class MarkupBuilder {
    /// The root element, once it has been closed.
    private(set) var root: MarkupElement?
    private let parser: XML_Parser
    private var open: [MarkupElement] = []
    private var count = 0

    /// - Parameter parser: The Expat parser, which must outlive the builder.
    init(_ parser: XML_Parser) {
        self.parser = parser
    }

    /// Handles the start of an element; `attributes` holds names and values by turns and ends with a null pointer.
    func start(_ name: UnsafePointer<CChar>, _ attributes: UnsafeMutablePointer<UnsafePointer<CChar>?>) {
        count += 1
        var found: [String: String] = [:]
        var index = 0
        while let name = attributes[index], let value = attributes[index + 1] {
            guard index < 2 * MarkupReader.attributeLimit else { return stop() }
            found[String(cString: name)] = String(cString: value)
            index += 2
        }
        guard root == nil, open.count < MarkupReader.depthLimit, count <= MarkupReader.elementLimit else {
            return stop()
        }
        let element = MarkupElement(name: Self.localName(String(cString: name)), attributes: found)
        open.last?.children.append(element)
        open.append(element)
    }

    /// Handles the end of the innermost open element.
    func end() {
        guard let element = open.popLast() else { return }
        if open.isEmpty, root == nil { root = element }
    }

    /// Appends UTF-8 text to the innermost open element.
    func take(_ bytes: UnsafeRawBufferPointer) {
        open.last?.characters += String(decoding: bytes, as: UTF8.self)
    }

    private func stop() {
        open = []
        XML_StopParser(parser, XML_Bool(XML_FALSE))
    }

    private static func localName(_ name: String) -> String {
        name.split(separator: ":").last.map(String.init) ?? name
    }
}
