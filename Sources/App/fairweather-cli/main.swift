await Program.run()
