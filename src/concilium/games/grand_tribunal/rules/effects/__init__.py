"""What the words on cards do, grouped by what they affect."""
