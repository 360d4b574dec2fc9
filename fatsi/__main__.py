"""`python -m fatsi` is the command `fatsi`."""

from fatsi.command import main

if __name__ == "__main__":
    main()
