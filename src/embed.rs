//! Build script: puts the lessons and the words into the program.

fn main() {}
