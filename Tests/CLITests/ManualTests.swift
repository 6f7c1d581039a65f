import Foundation
import Testing

@testable import fairweather_cli

struct ManualTests {
    @Test("the manual page in the resources is made from the present definitions (scripts/build/make-manual)")
    func manual() async throws {
        let run = try await TestHome().run("manual")
        let page = FixtureServer.root.appending(path: "Resources/fairweather-cli.1")
        #expect(try String(contentsOf: page, encoding: .utf8) == run.output)
        for option in ["max\\-age", "offline", "places add", "key set", "doctor"] {
            #expect(run.output.contains(option), "\(option)")
        }
    }

    @Test("completions are written for each shell", arguments: ["bash", "zsh", "fish"])
    func completions(shell: String) async throws {
        let run = try await CommandLineRun(["--generate-completion-script", shell])
        #expect(run.code == 0 && run.errors.isEmpty)
        #expect(run.output.contains("max-age"))
    }
}
