internal import CGtk

extension ListView {
    /// Returns the height in pixels of all rows at a width, at which some may wrap.
    ///
    /// `request` tells that of rows with all the width they like, as GTK's lists take no account of theirs. Rows that have no
    /// widget yet count as GTK supposes.
    public func rowsHeight(for width: Int) -> Int {
        var sum = request(.vertical).natural
        var child = gtk_widget_get_first_child(widget)
        while let row = child {
            child = gtk_widget_get_next_sibling(row)
            guard gtk_widget_should_layout(row) != 0 else { continue }
            sum += Self.height(of: row, for: Int32(width)) - Self.height(of: row, for: -1)
        }
        return sum
    }

    private static func height(of row: UnsafeMutablePointer<GtkWidget>, for width: Int32) -> Int {
        var natural: Int32 = 0
        gtk_widget_measure(row, GTK_ORIENTATION_VERTICAL, width, nil, &natural, nil, nil)
        return Int(natural)
    }
}
