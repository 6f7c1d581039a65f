import Foundation
import Gazetteer
import WeatherText
import Testing
import WeatherServices
import WeatherStore

struct MessageTests {
    private let fetchErrors: [FetchError] = [
        .offline, .timedOut(after: 15), .insecure, .keyRefused, .quotaExceeded(retryAfter: nil), .notFound,
        .rejected(status: 400, reason: "Latitude must be in range"), .rejected(status: 400, reason: nil),
        .serverTrouble(status: 503), .emptyAnswer, .webPage, .unreadableAnswer, .answerTooLarge(limit: 1000),
        .redirectRefused, .proxyUnusable, .unknown, .cancelled,
    ]
    private let storeErrors: [StoreError] = [.diskFull, .readOnly, .busy, .damaged, .tooNew, .other("SQLite 10")]

    @Test("each failure of a service has a sentence of its own")
    func fetchSentences() {
        let messages = fetchErrors.map { $0.message(from: "Open-Meteo") }
        #expect(Set(messages).count == fetchErrors.count)
        #expect(messages.allSatisfy { $0.hasSuffix(".") || $0.hasSuffix("range") })
        #expect(messages.allSatisfy { !$0.contains("{") })
    }

    @Test("each failure names who failed, but one that was cancelled here")
    func nameOfService() {
        for error in fetchErrors where error != .cancelled {
            #expect(error.message(from: "Open-Meteo").contains("Open-Meteo"))
        }
    }

    @Test("a deadline is told in seconds, by number")
    func deadline() {
        #expect(
            FetchError.timedOut(after: 15).message(from: "Open-Meteo")
                == "Open-Meteo did not answer within 15 seconds. Try again later.")
        #expect(
            FetchError.timedOut(after: 1).message(from: "Open-Meteo")
                == "Open-Meteo did not answer within 1 second. Try again later.")
    }

    @Test("a server's own reason is passed on")
    func reason() {
        let message = FetchError.rejected(status: 400, reason: "Latitude must be in range").message(from: "Open-Meteo")
        #expect(message == "Open-Meteo refused the request: Latitude must be in range.")
    }

    @Test("each failure of the store has a sentence of its own, and another one at the start")
    func storeSentences() {
        let later = storeErrors.map(\.message)
        let atStart = storeErrors.map { StartNotice.cannotOpen($0).text }
        #expect(Set(later + atStart).count == 2 * storeErrors.count)
        #expect(atStart.allSatisfy { $0.contains("changes will not be saved") })
        let settings = storeErrors.map(\.settingsMessage) + storeErrors.map { ExchangeError.file($0).message }
        let autostart = storeErrors.map(\.autostartMessage)
        #expect((later + atStart + settings + autostart).allSatisfy { $0.hasSuffix(".") })
    }

    @Test("a damaged database is named, with what was rescued")
    func setAside() {
        #expect(
            StartNotice.setAside(as: "places.damaged.sqlite", rescued: 3, isWhole: true).text
                == "The file with your places was damaged; 3 places were recovered. The damaged file is now places.damaged.sqlite."
        )
        let one = StartNotice.setAside(as: "a", rescued: 1, isWhole: true).text
        let none = StartNotice.setAside(as: "a", rescued: 0, isWhole: true).text
        #expect(one.contains("1 place was recovered") && none.contains("no place could be recovered"))
    }

    @Test("what a damaged database may have lost is said beside what was rescued", arguments: [0, 1, 16])
    func lost(rescued: Int) {
        let whole = StartNotice.setAside(as: "a", rescued: rescued, isWhole: true).text
        #expect(!whole.contains("missing"))
        #expect(
            StartNotice.setAside(as: "a", rescued: rescued, isWhole: false).text
                == whole
                + " Some of the damaged file could not be read: places, trips, earlier warnings or other things may be missing."
        )
    }

    @Test("settings that were set aside are named; those that could not be read are told apart, with the reason")
    func settings() {
        #expect(
            StartNotice.settingsSetAside(as: "settings.json.damaged").text
                == "The settings file was damaged, so all settings are back to their defaults. Nothing is asked until you go online. The damaged file is now settings.json.damaged."
        )
        let unread = storeErrors.map { StartNotice.cannotReadSettings($0).text }
        #expect(Set(unread).count == storeErrors.count)
        #expect(unread.allSatisfy { $0.contains("changes to them will not be saved") && !$0.contains("{") })
        #expect(unread.first?.hasSuffix(StoreError.diskFull.message) == true)
    }

    @Test("a report says how many of its places could not be read, before what had failed")
    func replayed() {
        #expect(StartNotice.replayed([]) == nil)
        #expect(StartNotice.replayed([], unreadable: 2)?.isList == true)
        #expect(StartNotice.replayed([], unreadable: 2)?.text == "2 entries could not be read and were skipped.")
        #expect(
            StartNotice.replayed([("Open-Meteo", .offline)], unreadable: 1)?.text.hasPrefix(
                "1 entry could not be read and was skipped. Failed when the report was made: Open-Meteo: ") == true)
    }

    @Test("each trouble with the list of places has a sentence of its own that names the file")
    func index() {
        let errors: [PlaceIndexError] = [
            .missing("/a/b.fwi"), .empty("/a/b.fwi"), .foreign("/a/b.fwi"), .truncated("/a/b.fwi"),
            .damaged("/a/b.fwi"), .tooNew("/a/b.fwi"),
        ]
        #expect(Set(errors.map(\.message)).count == errors.count)
        #expect(errors.allSatisfy { $0.message.contains("/a/b.fwi") })
        #expect(
            StartNotice.noIndex(.foreign("/a/b.fwi")).text
                == "Places can only be searched for online. The file /a/b.fwi is not a place index.")
    }
}
