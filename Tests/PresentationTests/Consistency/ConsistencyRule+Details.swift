import WeatherModel

@testable import WeatherText

extension ConsistencyRule {
    /// What the cards of the details conclude.
    static let details: [ConsistencyRule] = [
        ConsistencyRule("Washing does not dry in a card while it rains") { page in
            guard let verdict = page.verdict(.humidity), verdict.contains("washing dries"), let current = page.current,
                GeneratedPage.isWet(current.weather) || !page.summary.hasPrefix("Dry")
            else { return nil }
            return "\(verdict) | \(current.weather) | \(page.summary)"
        },
        ConsistencyRule("A view is poor for the rain or the snow only where it falls") { page in
            guard let verdict = page.verdict(.visibility), GeneratedPage.isWet(verdict), let current = page.current,
                !GeneratedPage.isWet(current.weather) || page.summary.hasPrefix("Dry")
            else { return nil }
            return "\(verdict) | \(current.weather) | \(page.summary)"
        },
        ConsistencyRule("It clears or turns dry by the pressure only where the page's rain ends") { page in
            guard let verdict = page.verdict(.pressure), verdict.contains("clears") || verdict.contains("turns dry"),
                page.summary.hasPrefix("Dry") || page.course.spells.count < 2
            else { return nil }
            return "\(verdict) | \(page.summary)"
        },
        ConsistencyRule("Rain after a fall of the pressure is the page's own") { page in
            guard let verdict = page.verdict(.pressure), verdict.contains(", then "),
                !page.summary.lowercased().contains("then "),
                !page.summary.contains(/expected|possible soon|perhaps earlier/)
            else { return nil }
            return "\(verdict) | \(page.summary)"
        },
        ConsistencyRule("What it feels like is one number") { page in
            guard let card = page.details.first(where: { $0.kind == .feelsLike }), let current = page.detailedCurrent,
                let told = current.feelsLikeText, card.value != "—", !told.hasSuffix(card.value)
            else { return nil }
            return "\(card.value) | \(told)"
        },
    ]
}
