### The texts about animations: what is played, saved as a GIF or as numbered frames.

export-animation = Export animation…
export-animation-tip = Save the moves that are played as an animated GIF or as numbered PNG frames
stop-animation = Stop animation
stop-animation-tip = Stop exporting the animation and discard what was written
animation = Export animation
animation-as = Save as
as-gif = Animated GIF
as-frames = Numbered PNG frames, for a video
animation-size = Size

# $width: the width and height of the picture in pixels
animation-pixels = { $width } px
animation-speed = Seconds per move

# $seconds: the time of a move, with two decimals
animation-seconds = { $seconds } s
animation-rate = Frames per second

# $frames: how many frames the animation has
# $seconds: how long the animation is, with one decimal
animation-length = { $frames ->
    [one] { $frames } frame, { $seconds } s
   *[other] { $frames } frames, { $seconds } s
}
about-gif = The animation shows the 3D view as you see it now, and repeats forever. The last position stays for a second.
about-frames = The frames show the 3D view as you see it now. They are put in a new folder inside the folder you choose.
path-animation = Save the animation
filter-animations = GIF animations

# $written: how many frames are written
# $frames: how many frames there are
animation-at-work = Animation: frame { $written } of { $frames }

# $path: the path of the file or the folder
news-animating = Exporting the animation to { $path }.

# $path: the path of the file or the folder
# $frames: how many frames the animation has
news-animated = { $frames ->
    [one] Exported the animation to { $path }: { $frames } frame.
   *[other] Exported the animation to { $path }: { $frames } frames.
}
news-animation-stopped = Animation stopped; no files were left behind.
why-nothing-played = There are no moves to play. Solve the position or open a log first.

no-animation-format = An animation file must end in .gif
no-animation-format-do = Rename it, or choose numbered frames.

animation-names = Name and number of each move below the puzzle

# $move: the name of the move
# $number: its number, from 1
# $count: how many moves there are
animation-move = { $move }   { $number } of { $count }

# $number: how many moves are made
# $count: how many moves there are
animation-place = { $number } of { $count }
