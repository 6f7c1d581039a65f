import Foundation
import Testing

func permit(_ mode: Int, _ url: URL) throws {
    try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: url.path)
}

/// Runs the body with this thread's file rights those of "nobody"; nothing happens where the tests do not run as root.
func withoutRoot<Value>(_ body: () throws -> Value) throws -> Value {
    let symbol = try #require(dlsym(nil, "setfsuid"))
    let setFileSystemUser = unsafeBitCast(symbol, to: (@convention(c) (uid_t) -> CInt).self)
    _ = setFileSystemUser(65_534)
    defer { _ = setFileSystemUser(geteuid()) }
    return try body()
}
