import Gazetteer

/// A search that prints a line of JSON for each line of input.
struct BatchSearch {
    let index: PlaceIndex
    let limit: Int

    /// Searches for all lines; the results for the lines read so far are written before waiting for more, so that
    /// another program can ask and read by turns.
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
