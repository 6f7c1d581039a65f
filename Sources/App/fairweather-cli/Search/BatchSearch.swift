import Gazetteer

/// A line of JSON for each line of input.
struct BatchSearch {
    let index: PlaceIndex
    let limit: Int

    /// Everything found for the lines read so far is written before more are waited for, so that another program can
    /// ask and listen by turns.
    func run(_ lines: InputLines, to output: inout StandardOutput) throws {
        var lines = lines
        while let piece = try lines.next() {
            for line in piece {
                let matches = index.matches(forBytes: line, limit: limit, preferredCountry: nil)
                var text = JSONText()
                text.answer(to: String(decoding: line, as: UTF8.self), matches)
                try output.print(text.bytes)
            }
            try output.flush()
        }
    }
}
