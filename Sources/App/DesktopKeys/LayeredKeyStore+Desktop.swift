public import WeatherServices

extension LayeredKeyStore {
    /// Returns the key store of the desktop's secret store, if the program was built with it, and the environment.
    public static func desktop(environment: [String: String]) -> LayeredKeyStore {
        #if SECRET_SERVICE
            LayeredKeyStore(secrets: DesktopSecrets(), environment: environment)
        #else
            LayeredKeyStore(secrets: nil, environment: environment)
        #endif
    }
}
