import WeatherServices

/// A service that has nothing to do with weather.
protocol UserDataFetching: Sendable {
    func user(_ name: String) async throws(FetchError) -> User
}
