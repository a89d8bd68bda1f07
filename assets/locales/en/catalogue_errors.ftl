### The texts of files in which a person wrote other texts.

# $path: the path of the file or folder
# $reason: what is wrong, in a few words
own-texts-unused = The texts in { $path } are not used: { $reason }

own-texts-do = Correct the file and start the program again.

# $reason: what the reader of Fluent files says, in English
own-texts-not-fluent = this is not written as Fluent files are ({ $reason })

own-texts-attribute = a message has a text and nothing else
own-texts-function = there are no functions
own-texts-long-number = a number has too many digits
own-texts-deep = too many braces stand within one another
own-texts-twice = this message is there twice
own-texts-encoding = it is not UTF-8
own-texts-folder = the folder must have the two or three small letters of a language as its name

# $name: the name that was given
own-texts-unknown = no text has the name { $name }

# $name: the name of the text
# $argument: the argument that was given
own-texts-argument = the text { $name } has no argument { $argument }
