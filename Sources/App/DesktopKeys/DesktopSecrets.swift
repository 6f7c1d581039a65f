#if SECRET_SERVICE
    import SecretService
    import WeatherServices

    /// The keys in the desktop's secret store, as its own tools list them: "Fairweather: key of OpenWeather".
    struct DesktopSecrets: SecretKeeping {
        private let service = SecretService(
            schema: "io.github.fairweather.Fairweather.Key", attributeNames: ["source"])

        func secret(for source: KeyedSource, at host: KeyHost) async throws(KeyStoreError) -> String? {
            do throws(SecretServiceError) {
                return try await service.lookup(Self.attributes(of: source, at: host), deadline: Self.patience)
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

        /// For a look-up, behind which the weather waits; who keeps a key may have to unlock the store first.
        private static let patience = Duration.seconds(2)

        /// A value of its own for each server, as a search by fewer attributes finds the items with more, too.
        private static func attributes(of source: KeyedSource, at host: KeyHost) -> [String: String] {
            ["source": host.isUsual(for: source) ? source.rawValue : "\(source.rawValue)@\(host.name)"]
        }

        private static func label(of source: KeyedSource, at host: KeyHost) -> String {
            "Fairweather: key of \(source.name)" + (host.isUsual(for: source) ? "" : " at \(host.name)")
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
