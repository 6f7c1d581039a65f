extension ListView {
    /// Scrolls, frame by frame, until the row at the index rests at the top of what is in view.
    ///
    /// - Parameters:
    ///   - scroller: What holds the list.
    ///   - isWanted: Whether the row still belongs there; nothing is scrolled any more once it does not.
    public func settleRow(
        _ index: Int, in scroller: ScrolledWindow, while isWanted: @escaping @MainActor () -> Bool
    ) {
        // GTK has a place for the row only a frame later, and when it has made the rows above it keeps in place whatever row it
        // was told of last. That one it shows at the nearer edge, which is the top as seen from the end. A row near the end of the
        // list never reaches the top.
        var (frames, resting) = (0, 0)
        onFrame { [weak self, weak scroller] _ in
            guard let self, let scroller, isWanted() else { return false }
            frames += 1
            if frames > 1, let distance = distance(ofRow: index) {
                resting = distance == 0 ? resting + 1 : 0
                if distance != 0 {
                    scroller.scrolledY = .greatestFiniteMagnitude
                    revealRow(index)
                }
            }
            return resting < 2 && frames < 12
        }
    }
}
