import Foundation
import Testing

@testable import WeatherStore

struct DataFoldersTests {
    @Test("without the XDG variables, the folders are the usual ones in the home")
    func home() throws {
        let folders = try DataFolders(environment: ["HOME": "/home/ada"])
        #expect(folders.data.path == "/home/ada/.local/share/fairweather")
        #expect(folders.configuration.path == "/home/ada/.config/fairweather")
        #expect(folders.databaseFile.path == "/home/ada/.local/share/fairweather/fairweather.sqlite")
        #expect(folders.sampleDatabaseFile.path == "/home/ada/.local/share/fairweather/sample.sqlite")
    }

    @Test("the XDG variables win over the home")
    func variables() throws {
        let folders = try DataFolders(
            environment: ["HOME": "/home/ada", "XDG_DATA_HOME": "/data", "XDG_CONFIG_HOME": "/etc/ada/"])
        #expect(folders.databaseFile.path == "/data/fairweather/fairweather.sqlite")
        #expect(folders.configuration.path == "/etc/ada/fairweather")
    }

    @Test("a relative or empty variable counts as not set", arguments: ["", "data", "./data", "~/data"])
    func relative(value: String) throws {
        let folders = try DataFolders(
            environment: ["HOME": "/home/ada", "XDG_DATA_HOME": value, "XDG_CONFIG_HOME": value])
        #expect(folders.data.path == "/home/ada/.local/share/fairweather")
        #expect(folders.configuration.path == "/home/ada/.config/fairweather")
    }

    @Test("without a home in the environment, the password database is asked", arguments: [[:], ["HOME": ""]])
    func passwordDatabase(environment: [String: String]) throws {
        let folders = try DataFolders(environment: environment, recordedHome: { "/home/recorded" })
        #expect(folders.data.path == "/home/recorded/.local/share/fairweather")
        let entry = try #require(getpwuid(getuid()))
        let own = URL(filePath: String(cString: entry.pointee.pw_dir)).appending(path: ".config/fairweather")
        #expect(try DataFolders(environment: environment).configuration.path == own.path)
    }

    @Test(
        "a folder whose name is not UTF-8 is refused, and no other one is taken for it",
        arguments: ["HOME", "XDG_DATA_HOME"])
    func unreadableName(variable: String) {
        // What the system's variables are read as.
        let value = String(decoding: [0x2F, 0x68, 0x6F, 0x6D, 0x65, 0x2F, 0x6A, 0xF6, 0x72, 0x67], as: UTF8.self)
        #expect(throws: StoreError.other("\(variable) is not UTF-8")) {
            try DataFolders(environment: ["HOME": "/home/ada"].merging([variable: value]) { $1 })
        }
        #expect(throws: StoreError.self) { try DataFolders(environment: [:], recordedHome: { value }) }
    }

    @Test("no home anywhere is an error, but not where the XDG variables make up for it")
    func nowhere() throws {
        #expect(throws: StoreError.other("HOME is not set")) {
            try DataFolders(environment: ["XDG_DATA_HOME": "/data"], recordedHome: { nil })
        }
        let folders = try DataFolders(
            environment: ["XDG_DATA_HOME": "/data", "XDG_CONFIG_HOME": "/config"], recordedHome: { nil })
        #expect(folders.data.path == "/data/fairweather")
    }
}
