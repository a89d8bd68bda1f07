### The command palette, keyboard shortcuts, resetting the settings, and the names of keys.

find = Find command…
find-tip = Find any command by name and run it
find-field = Command
find-hint = part of its name

# $name: what is on
is-on = { $name } (on)

find-none = No matching command
find-how = Up and Down select, Enter runs, Escape closes.

# $name: the name of a key that is held, such as Ctrl
# $key: the other key
key-joined = { $name }+{ $key }

# $group: the name of a group of commands
# $command: the name of the command
in-group = { $group }: { $command }

filter = Search
filter-hint = a command or a shortcut
change = Change…

# $command: the name of the command
change-name = Change the shortcut of { $command }

usual = Reset

# $command: the name of the command
usual-name = Reset the shortcut of { $command }

no-key = Remove

# $command: the name of the command
no-key-name = Remove the shortcut of { $command }

usual-all = Reset all shortcuts

# $command: the name of the command
press-key = Press the new shortcut for { $command }, or Escape to keep the current one.

# $key: the key, such as Ctrl+S
# $command: the name of the command
key-taken = { $key } is already the shortcut of { $command }. Reassign it, or press another one.

key-take = Reassign

# $key: the key, such as Ctrl+S
key-reserved = { $key } is reserved. Press another shortcut.

# $key: the key, such as Ctrl+S
key-needs-ctrl = { $key } already turns, paints or activates what has the focus. Add Ctrl to use it as a shortcut.

# $command: the name of the command
key-in-conflict = also the shortcut of { $command }

# $key: the key, such as Ctrl+S
# $command: the name of the command
news-key-given = { $key } is now the shortcut of { $command }.

# $command: the name of the command
news-keys-taken = { $command } has no shortcut now.

news-keys-usual = The default shortcuts are restored.

# $names: the keys as the file names them, separated by commas
keys-custom-unknown = Unknown shortcuts in the settings file are ignored: { $names }

reset-settings = Reset settings…
reset-settings-tip = Reset all settings, shortcuts and colours; positions and files are kept
reset-ask = Reset all settings?
reset-what = This resets shortcuts, colours, theme, language, speed, limits, methods and views. Positions, solutions, kept filters, the list of recent files and the tables folder are kept.
reset-yes = Reset
news-settings-reset = All settings have been reset.

theme-tip = Choose a light or dark theme, or match the system
language-tip = Choose the language of all texts
english = English
french = Français
spanish = Español
speed-group = Speed
speed-choice-tip = Choose how fast moves are played
view-group = Show
chart-group = Plot
scramble-way-tip = Choose how Scramble finds a position

key-ctrl = Ctrl
key-alt = Alt
key-tab = Tab
key-end = End
key-insert = Insert
key-page-up = Page Up
key-page-down = Page Down
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
