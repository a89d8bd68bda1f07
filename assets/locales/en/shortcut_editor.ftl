### The keys that have names instead of signs.

find = Find a command…
find-tip = Look for any command by its name and run it
find-field = Command
find-hint = some letters of its name

# $name: what is on
is-on = { $name } (on)

find-none = No command is called so.
find-how = Up and Down choose, Enter runs, Escape closes.

# $name: the name of a key that is held, such as Ctrl
# $key: the other key
key-joined = { $name }+{ $key }

# $group: the name of a group of commands
# $command: the name of the command
in-group = { $group }: { $command }

filter = Look for
filter-hint = a command or a key
change = Change…

# $command: the name of the command
change-name = Change the key of { $command }

usual = Usual

# $command: the name of the command
usual-name = Usual key of { $command }

no-key = No key

# $command: the name of the command
no-key-name = No key for { $command }

usual-all = All keys as usual

# $command: the name of the command
press-key = Press the new key of { $command }. Escape leaves it as it is.

# $key: the key, such as Ctrl+S
# $command: the name of the command
key-taken = { $key } is the key of { $command }. Take it, or press another one.

key-take = Take it

# $key: the key, such as Ctrl+S
key-reserved = { $key } always does the same, in fields and everywhere; press another key.

# $key: the key, such as Ctrl+S
key-needs-ctrl = { $key } turns, paints or presses what has the focus; with Ctrl it can be the key of a command.

# $command: the name of the command
key-in-conflict = also the key of { $command }

# $key: the key, such as Ctrl+S
# $command: the name of the command
news-key-given = { $key } is now the key of { $command }.

# $command: the name of the command
news-keys-taken = { $command } has no key now.

news-keys-usual = The usual keys are back.

# $names: the keys as the file names them, separated by commas
keys-custom-unknown = Some keys of the settings file are unknown and do nothing: { $names }

reset-settings = Reset settings…
reset-settings-tip = Make all settings, keys and colours as at the first start; positions and files stay
reset-ask = Reset all settings?
reset-what = Keys, colours, theme, language, speed, limits, methods and views become as at the first start. Positions, solutions, the list of recent files and the place of the tables stay as they are.
reset-yes = Reset
news-settings-reset = All settings are as at the first start.

theme-tip = Light or dark, or as the system
language-tip = The language of all texts
english = English
french = Français
spanish = Español
speed-group = Speed
speed-choice-tip = How fast moves are played
view-group = Show
chart-group = Chart
scramble-way-tip = How Scramble draws a position

key-ctrl = Ctrl
key-alt = Alt
key-tab = Tab
key-end = End
key-insert = Insert
key-page-up = PageUp
key-page-down = PageDown
key-equals = Equals
key-semicolon = Semicolon
key-slash = Slash
key-shift = Shift
key-enter = Enter
key-escape = Escape
key-delete = Delete
key-backspace = Backspace
key-space = Space
key-up = Up
key-down = Down
key-left = Left
key-right = Right
key-home = Home
key-comma = Comma
key-period = Period
key-plus = Plus
key-minus = Minus
