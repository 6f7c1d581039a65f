public import WeatherServices

extension LayeredKeyStore {
    /// The desktop's secret store, where the program was built with one, and the environment after it.
    public static func desktop(environment: [String: String]) -> LayeredKeyStore {
        #if SECRET_SERVICE
            LayeredKeyStore(secrets: DesktopSecrets(), environment: environment)
        #else
            LayeredKeyStore(secrets: nil, environment: environment)
        #endif
    }
}
