"""What cards and lands do: the small vocabulary that the data files are written in."""
