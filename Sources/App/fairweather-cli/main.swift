CommandProcess.run()
