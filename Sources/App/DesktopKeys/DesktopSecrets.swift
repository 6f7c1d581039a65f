#if SECRET_SERVICE
    import SecretService
    import WeatherServices

    /// The keys in the desktop's secret store, as its own tools list them: "Fairweather: key of OpenWeather".
    struct DesktopSecrets: SecretKeeping {
        private let service = SecretService(
            schema: "io.github.fairweather.Fairweather.Key", attributeNames: ["source"])

        func secret(for source: KeyedSource) async throws(KeyStoreError) -> String? {
            do throws(SecretServiceError) {
                return try await service.lookup(Self.attributes(of: source))
            } catch { throw KeyStoreError(error) }
        }

        func keep(_ secret: String, for source: KeyedSource) async throws(KeyStoreError) {
            do throws(SecretServiceError) {
                try await service.store(
                    secret, label: "Fairweather: key of \(source.name)", attributes: Self.attributes(of: source))
            } catch { throw KeyStoreError(error) }
        }

        func forget(_ source: KeyedSource) async throws(KeyStoreError) {
            do throws(SecretServiceError) {
                try await service.clear(Self.attributes(of: source))
            } catch { throw KeyStoreError(error) }
        }

        private static func attributes(of source: KeyedSource) -> [String: String] {
            ["source": source.rawValue]
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
