### Errors in the files with which a person replaces texts.

# $path: the path of the file or folder
# $reason: what is wrong, in a few words
own-texts-unused = The texts in { $path } are not used: { $reason }

own-texts-do = Correct the file and restart Unfold.

# $reason: what the reader of Fluent files says, in English
own-texts-not-fluent = the text is not valid Fluent ({ $reason })

own-texts-attribute = messages cannot have attributes
own-texts-function = functions are not supported
own-texts-long-number = a number has too many digits
own-texts-deep = braces are nested too deeply
own-texts-twice = this message is defined twice
own-texts-circle = this text refers to itself
own-texts-encoding = the file is not UTF-8
own-texts-folder = the folder name must be a language code of two or three lowercase letters

# $name: the name that was given
own-texts-unknown = no text is named { $name }

# $name: the name of the text
# $argument: the argument that was given
own-texts-argument = the text { $name } has no argument { $argument }
