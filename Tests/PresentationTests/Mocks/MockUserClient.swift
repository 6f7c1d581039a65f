import WeatherServices

struct MockUserClient: UserDataFetching {
    let answers = Answers<String, User>()

    func user(_ name: String) async throws(FetchError) -> User {
        try await answers.answer(to: name)
    }
}
