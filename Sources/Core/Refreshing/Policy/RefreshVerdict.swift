public import Foundation
public import WeatherModel
public import WeatherServices

/// The decision about one place at one moment, with its reason.
public enum RefreshVerdict: Sendable, Hashable {
    /// Request these parts.
    case fetch(Set<WeatherPart>, RefreshReason)
    /// Wait, and decide again after the given seconds; nil if time alone will not change the decision.
    case wait(RefreshDelay, TimeInterval?)
}

/// The reasons why a place's weather is requested.
public enum RefreshReason: Sendable, Hashable {
    /// The user refreshes it manually.
    case byHand
    /// A part has never arrived.
    case missing
    /// The source of a part that failed named this time itself, which the user was told.
    case allowedAgain
    /// The most overdue part has this age in seconds; infinite if the clocks cannot tell.
    case aged(TimeInterval)
}

/// The reasons why a place's weather is not requested at the moment.
public enum RefreshDelay: Sendable, Hashable {
    /// The weather is being requested already.
    case underWay
    /// The user refreshed it a few seconds ago.
    case justRefreshed
    /// The user refreshed it a few seconds ago, in vain.
    case justFailed(FetchError)
    /// No part is old enough.
    case fresh
    /// The source has said until when its data are valid.
    case validBySource
    /// The source has said that it was asked too often, and when it may be asked again.
    case forbiddenBySource
    /// The last request failed, and the pause after it is not over.
    case failed(FetchError)
    /// The computer has just woken up, or the network has just come back.
    case settling
    /// A full hour is near, when servers are busy.
    case fullHour
    /// Another place was requested a moment ago.
    case takingTurns
    /// The settings allow manual refreshes only.
    case onlyByHand
    /// The user wants nobody to be asked.
    case offlineByChoice
    /// The place is not saved.
    case unknownPlace
}
