internal import CGtk

extension Label {
    /// Makes parts of the text bold and the rest normal; no parts leave the weight to the style sheet.
    ///
    /// - Parameter ranges: The ranges of characters; anything outside the text is ignored.
    public func emphasize(_ ranges: [Range<Int>]) {
        // A mark of the direction belongs to no range.
        let laid = laidText
        let marks = laid.unicodeScalars.first == shownText.unicodeScalars.first ? 0 : 1
        let characters = Array(laid)
        let within = ranges.map { $0.clamped(to: 0..<characters.count - marks) }.filter { !$0.isEmpty }
            .map { $0.lowerBound + marks..<$0.upperBound + marks }
        let hasNames = noteNames()
        guard !within.isEmpty || breaksWords || hasNames, let list = pango_attr_list_new() else {
            return setAttributes(nil)
        }
        defer { pango_attr_list_unref(list) }
        if hasNames { KeptNames.keep(in: laid, breaksWords: breaksWords, by: list) }
        // Pango would measure a hyphen behind each letter, half of all its work, and put it where no language has one.
        if breaksWords, !hyphenates { pango_attr_list_insert(list, pango_attr_insert_hyphens_new(0)) }
        if !within.isEmpty { pango_attr_list_insert(list, pango_attr_weight_new(PANGO_WEIGHT_NORMAL)) }
        for range in within {
            // Pango counts bytes.
            let start = characters[..<range.lowerBound].reduce(0) { $0 + $1.utf8.count }
            let length = characters[range].reduce(0) { $0 + $1.utf8.count }
            let bold = pango_attr_weight_new(PANGO_WEIGHT_BOLD)
            bold?.pointee.start_index = guint(start)
            bold?.pointee.end_index = guint(start + length)
            pango_attr_list_insert(list, bold)
        }
        setAttributes(list)
    }

    /// GTK lays out anew also for attributes that are what they were, as those of a text that is shown again each minute.
    private func setAttributes(_ list: OpaquePointer?) {
        let current = gtk_label_get_attributes(opaque)
        if let current, let list, pango_attr_list_equal(current, list) != 0 { return }
        gtk_label_set_attributes(opaque, list)
    }
}
