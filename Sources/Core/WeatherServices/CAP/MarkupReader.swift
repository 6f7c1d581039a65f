import Foundation
import FoundationXML
import WeatherModel

/// Reads XML of any origin into a tree, within limits, and with no document type, thus with no entities of its own.
///
/// CAP and Atom need none, and an entity is how a small document becomes a large one, or reads a file.
struct MarkupReader {
    /// In bytes, as much as an answer may have.
    static let sizeLimit = 8 << 20
    private static let depthLimit = 32
    private static let elementLimit = 200_000
    /// FoundationXML on Linux loses some 200 bytes of memory with each error it tells of.
    private static let errorLimit = 1_000

    /// The root of the document.
    ///
    /// - Throws: `answerTooLarge`, `webPage` for HTML, `unreadableAnswer` for what is cut short or no XML, or is
    ///   deeper than 32, longer than 200,000 elements or has more than 1,000 errors.
    func root(of data: Data) throws(FetchError) -> MarkupElement {
        guard data.count <= Self.sizeLimit else { throw .answerTooLarge(limit: Self.sizeLimit) }
        let prolog = try MarkupProlog(data)
        let parser = XMLParser(data: prolog.document)
        parser.shouldResolveExternalEntities = false
        let builder = Builder()
        parser.delegate = builder
        // What it returns is no measure: an undeclared prefix is an error, an unclosed root is none.
        _ = parser.parse()
        guard let root = builder.root else { throw .unreadableAnswer }
        guard root.name.lowercased() != "html" else { throw .webPage }
        return root
    }

    /// Builds the tree while the parser goes through the document.
    private final class Builder: NSObject, XMLParserDelegate {
        /// The first element, once it has been closed.
        private(set) var root: MarkupElement?
        private var open: [MarkupElement] = []
        private var count = 0
        private var errorCount = 0

        func parser(
            _ parser: XMLParser, didStartElement elementName: String, namespaceURI: String?,
            qualifiedName: String?, attributes: [String: String]
        ) {
            count += 1
            guard root == nil, open.count < MarkupReader.depthLimit, count <= MarkupReader.elementLimit else {
                return parser.abortParsing()
            }
            let element = MarkupElement(name: Self.localName(elementName), attributes: attributes)
            open.last?.children.append(element)
            open.append(element)
        }

        func parser(
            _ parser: XMLParser, didEndElement elementName: String, namespaceURI: String?, qualifiedName: String?
        ) {
            guard let element = open.popLast() else { return }
            if open.isEmpty, root == nil { root = element }
        }

        func parser(_ parser: XMLParser, parseErrorOccurred error: any Error) {
            errorCount += 1
            if errorCount > MarkupReader.errorLimit { parser.abortParsing() }
        }

        func parser(_ parser: XMLParser, foundCharacters string: String) {
            open.last?.characters += string
        }

        func parser(_ parser: XMLParser, foundCDATA block: Data) {
            open.last?.characters += String(decoding: block, as: UTF8.self)
        }

        private static func localName(_ name: String) -> String {
            name.split(separator: ":").last.map(String.init) ?? name
        }
    }
}
