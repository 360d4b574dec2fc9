"""What developers run to keep the documentation true; none of it is part of the package."""
