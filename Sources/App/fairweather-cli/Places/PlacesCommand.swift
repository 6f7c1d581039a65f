import ArgumentParser

/// `places`: the saved places, which the window shows too.
struct PlacesCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "places", abstract: "Lists and changes the saved places.",
        subcommands: [
            ListPlaces.self, AddPlace.self, RemovePlace.self, MovePlace.self, RenamePlace.self, ExportPlaces.self,
            ImportPlaces.self,
        ], defaultSubcommand: ListPlaces.self)
}
