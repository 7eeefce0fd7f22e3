from mirabilia.cli import main

main()
