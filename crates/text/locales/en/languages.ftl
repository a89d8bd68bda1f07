### What a language says of itself.

# The name of the language in itself, so that whoever reads no other finds it.
language-name = English

# What stands before the decimals of a number: . or ,
decimal-sign = .
