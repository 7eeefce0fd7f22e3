"""`python -m mirabilia` is the `mirabilia` command."""

from mirabilia.cli import main

if __name__ == "__main__":
    main()
