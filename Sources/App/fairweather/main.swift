Launch.main()
