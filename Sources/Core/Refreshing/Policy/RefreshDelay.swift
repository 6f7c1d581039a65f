public import WeatherServices

/// Why a place's weather is not asked for at this moment.
public enum RefreshDelay: Sendable, Hashable {
    /// It is being asked for already.
    case underWay
    /// The user asked for it a few seconds ago.
    case justRefreshed
    /// No part is old enough.
    case fresh
    /// The source has said until when it will have nothing newer.
    case validBySource
    /// The source has said that it was asked too often, and until when to leave it alone.
    case forbiddenBySource
    /// The last try failed, and it is too early for another.
    case failed(FetchError)
    /// The computer has just woken up, or the network has just come back.
    case settling
    /// Full hours are when everybody asks.
    case fullHour
    /// Another place was asked for just now.
    case takingTurns
    /// The settings say so.
    case onlyByHand
    /// It is not among the saved places.
    case unknownPlace
}
