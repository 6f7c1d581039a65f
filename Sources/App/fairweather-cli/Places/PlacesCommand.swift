import ArgumentParser

/// `places`: the commands for the saved places, which are shared with the window.
struct PlacesCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "places", abstract: "Lists and changes the saved places.",
        subcommands: [
            ListPlaces.self, AddPlace.self, RemovePlace.self, MovePlace.self, RenamePlace.self, ExportPlaces.self,
            ImportPlaces.self,
        ], defaultSubcommand: ListPlaces.self)
}
