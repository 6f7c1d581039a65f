import Foundation
import WeatherModel

extension HTTPResponse {
    /// Returns the same as `checkedKeylessBody`, but accepts XML, which is otherwise taken for a web page.
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
