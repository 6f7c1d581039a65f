GazetteerBuilder.main()
