import CExpat
import Foundation
import WeatherModel

/// Reads XML of any origin into a tree, within bounds, and with no document type, thus with no entities of its own.
///
/// CAP and Atom need none, and an entity is how a small document becomes a large one, or reads a file.
struct MarkupReader {
    /// In bytes, as much as an answer may have.
    static let sizeLimit = 8 << 20
    /// Elements within each other; CAP has five.
    static let depthLimit = 32
    /// All elements of a document; the largest index of warnings seen has a tenth of it.
    static let elementLimit = 200_000
    /// Attributes of one element; neither CAP nor Atom has more than five.
    static let attributeLimit = 64

    /// The root of the document; what comes behind it is not looked at.
    ///
    /// - Throws: `answerTooLarge`, `webPage` for HTML, `unreadableAnswer` for what is cut short, no XML or out of bounds.
    func root(of data: Data) throws(FetchError) -> MarkupElement {
        guard data.count <= Self.sizeLimit else { throw .answerTooLarge(limit: Self.sizeLimit) }
        let document = try MarkupProlog(data).document
        guard let parser = XML_ParserCreate("UTF-8") else { throw .unreadableAnswer }
        defer { XML_ParserFree(parser) }
        let builder = MarkupBuilder(parser)
        XML_SetUserData(parser, Unmanaged.passUnretained(builder).toOpaque())
        XML_SetElementHandler(parser, Self.started, Self.ended)
        XML_SetCharacterDataHandler(parser, Self.found)
        // All at once: fed in pieces, Expat would begin a long token anew with each.
        withExtendedLifetime(builder) {
            document.withUnsafeBytes { bytes in
                // What it returns is no measure: an error behind the root does no harm.
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
