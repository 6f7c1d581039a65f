import Glibc

/// What this process has taken from the heap and not given back.
enum Memory {
    static var bytesInUse: Int {
        let info = mallinfo2()
        return Int(info.uordblks) + Int(info.hblkhd)
    }
}
