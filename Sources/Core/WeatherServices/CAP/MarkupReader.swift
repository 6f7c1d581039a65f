import CExpat
import Foundation
import WeatherModel

/// Parses XML of any origin into a tree, with limits on its size and without document types.
///
/// CAP and Atom need no entities, by which a small document could expand to a large one or read a file.
struct MarkupReader {
    /// The largest document, in bytes; the same as for any answer.
    static let sizeLimit = 8 << 20
    /// The deepest nesting of elements; CAP has five levels.
    static let depthLimit = 32
    /// The most elements in a document; the largest index of warnings seen has a tenth of it.
    static let elementLimit = 200_000
    /// The most attributes of an element; CAP and Atom have at most five.
    static let attributeLimit = 64

    /// Returns the root of the document; anything after it is ignored.
    ///
    /// - Throws: `answerTooLarge`, `webPage` for HTML, `unreadableAnswer` for data that are truncated, no XML or beyond
    ///   a limit.
    func root(of data: Data) throws(FetchError) -> MarkupElement {
        guard data.count <= Self.sizeLimit else { throw .answerTooLarge(limit: Self.sizeLimit) }
        let document = try MarkupProlog(data).document
        guard let parser = XML_ParserCreate("UTF-8") else { throw .unreadableAnswer }
        defer { XML_ParserFree(parser) }
        let builder = MarkupBuilder(parser)
        XML_SetUserData(parser, Unmanaged.passUnretained(builder).toOpaque())
        XML_SetElementHandler(parser, Self.started, Self.ended)
        XML_SetCharacterDataHandler(parser, Self.found)
        // The document is parsed in one call, as Expat would scan a long token anew with each piece.
        withExtendedLifetime(builder) {
            document.withUnsafeBytes { bytes in
                // The result is ignored: an error after the root does no harm.
                _ = XML_Parse(
                    parser, bytes.baseAddress?.assumingMemoryBound(to: CChar.self), Int32(bytes.count), 1)
            }
        }
        guard let root = builder.root else { throw .unreadableAnswer }
        guard root.name.lowercased() != "html" else { throw .webPage }
        return root
    }

    private static let started: XML_StartElementHandler = { context, name, attributes in
        guard let name, let attributes else { return }
        builder(context)?.start(name, attributes)
    }

    private static let ended: XML_EndElementHandler = { context, _ in builder(context)?.end() }

    private static let found: XML_CharacterDataHandler = { context, bytes, count in
        builder(context)?.take(UnsafeRawBufferPointer(start: bytes, count: Int(count)))
    }

    private static func builder(_ context: UnsafeMutableRawPointer?) -> MarkupBuilder? {
        context.map { Unmanaged<MarkupBuilder>.fromOpaque($0).takeUnretainedValue() }
    }
}

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
