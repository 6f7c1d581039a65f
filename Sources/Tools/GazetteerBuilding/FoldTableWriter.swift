import Foundation
import Gazetteer

/// Makes the `FoldTable` from the Unicode data of the machine that builds the index.
struct FoldTableWriter {
    private var expansions: [[UInt16]] = []
    private var expansionNumbers: [[UInt16]: Int] = [:]

    /// Returns the bytes of the table.
    static func bytes() -> [UInt8] {
        var writer = FoldTableWriter()
        var pages: [[UInt16]] = []
        var pageNumbers: [[UInt16]: Int] = [:]
        var order: [UInt8] = []
        for high in 0..<256 {
            let page = (0..<256).map { writer.value(of: UInt32(high << 8 | $0)) }
            let number = pageNumbers[page] ?? pages.count
            if number == pages.count {
                pages.append(page)
                pageNumbers[page] = number
            }
            order.append(UInt8(number))
        }
        var bytes = ByteWriter()
        bytes.u16(pages.count)
        bytes.u16(writer.expansions.count)
        bytes.append(order)
        for page in pages { for unit in page { bytes.u16(Int(unit)) } }
        for expansion in writer.expansions {
            for index in 0..<4 { bytes.u16(index < expansion.count ? Int(expansion[index]) : 0) }
        }
        return bytes.bytes
    }

    private mutating func value(of code: UInt32) -> UInt16 {
        // Surrogates are no scalars, and Hangul syllables are decomposed arithmetically.
        guard let scalar = Unicode.Scalar(code), !FoldTable.hangul.contains(code) else { return FoldTable.space }
        let folded = Self.fold(scalar)
        if folded.isEmpty { return 0 }
        if folded.count == 1 { return folded[0] }
        let key = Array(folded.prefix(4))
        let number = expansionNumbers[key] ?? expansions.count
        guard FoldTable.firstExpansion + number <= FoldTable.lastExpansion else { return folded[0] }
        if number == expansions.count {
            expansions.append(key)
            expansionNumbers[key] = number
        }
        return UInt16(FoldTable.firstExpansion + number)
    }

    private static func fold(_ scalar: Unicode.Scalar) -> [UInt16] {
        if let units = FoldRules.special[scalar.value] { return units }
        // Jamo after a vowel count as the same letters as before one, as they change places while a word is typed.
        if let units = FoldRules.trailingJamo(scalar.value) { return units }
        if FoldRules.dropped.contains(scalar.value) { return [] }
        if FoldRules.keptMarks.contains(where: { $0.contains(scalar.value) }) { return [UInt16(scalar.value)] }
        if (0x3041...0x3096).contains(scalar.value) { return [UInt16(scalar.value + 0x60)] }
        if (0x30A0...0x30FF).contains(scalar.value) { return [UInt16(scalar.value)] }
        let properties = scalar.properties
        switch properties.generalCategory {
        case .nonspacingMark where FoldRules.isStripped(scalar.value), .enclosingMark, .format: return []
        case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .otherLetter, .modifierLetter, .nonspacingMark,
            .spacingMark, .decimalNumber, .letterNumber, .otherNumber:
            break
        default: return [FoldTable.space]
        }
        if let digit = properties.numericValue, properties.generalCategory == .decimalNumber {
            return [UInt16(0x30 + Int(digit))]
        }
        let parts = String(scalar).decomposedStringWithCompatibilityMapping.lowercased()
            .decomposedStringWithCompatibilityMapping.unicodeScalars
        guard parts.count > 1 || parts.first != scalar else { return [UInt16(scalar.value)] }
        return parts.flatMap { $0.value < 0x1_0000 ? fold($0) : [] }
    }
}
