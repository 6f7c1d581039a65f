import Foundation
import WeatherModel

extension HTTPResponse {
    /// `checkedKeylessBody` for an answer in XML, which begins as a web page does.
    func checkedMarkup(now: Date) throws(FetchError) -> Data {
        do {
            return try checkedKeylessBody(now: now)
        } catch .webPage {
            return body
        } catch {
            throw error
        }
    }
}
