"""What the words on cards do, by what they touch."""
