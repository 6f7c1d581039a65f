#if SECRET_SERVICE
    import SecretService
    import WeatherServices

    /// The API keys in the desktop's secret store, labelled there "Fairweather: key of OpenWeather".
    struct DesktopSecrets: SecretKeeping {
        private let service = SecretService(
            schema: "io.github.fairweather.Fairweather.Key", attributeNames: ["source"])

        func secret(for source: KeyedSource, at host: KeyHost) async throws(KeyStoreError) -> String? {
            do throws(SecretServiceError) {
                return try await service.lookup(Self.attributes(of: source, at: host), deadline: Self.timeout)
            } catch { throw KeyStoreError(error) }
        }

        func keep(_ secret: String, for source: KeyedSource, at host: KeyHost) async throws(KeyStoreError) {
            do throws(SecretServiceError) {
                try await service.store(
                    secret, label: Self.label(of: source, at: host), attributes: Self.attributes(of: source, at: host))
            } catch { throw KeyStoreError(error) }
        }

        func forget(_ source: KeyedSource, at host: KeyHost) async throws(KeyStoreError) {
            do throws(SecretServiceError) {
                try await service.clear(Self.attributes(of: source, at: host))
            } catch { throw KeyStoreError(error) }
        }

        /// The time limit for looking up a key, for which the weather waits; storing one may take longer, to unlock the
        /// store.
        private static let timeout = Duration.seconds(2)

        /// Returns a distinct value for each server, as a search by fewer attributes also finds items with more.
        private static func attributes(of source: KeyedSource, at host: KeyHost) -> [String: String] {
            ["source": host.isDefault(for: source) ? source.rawValue : "\(source.rawValue)@\(host.name)"]
        }

        private static func label(of source: KeyedSource, at host: KeyHost) -> String {
            "Fairweather: key of \(source.name)" + (host.isDefault(for: source) ? "" : " at \(host.name)")
        }
    }

    extension KeyStoreError {
        fileprivate init(_ error: SecretServiceError) {
            self =
                switch error {
                case .unavailable: .unavailable
                case .locked: .locked
                case .timedOut: .timedOut
                case .cancelled: .cancelled
                case .failed(let reason): .refused(reason)
                }
        }
    }
#endif
