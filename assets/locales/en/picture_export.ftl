### The texts of pictures of the puzzle.

save-picture = Save picture…
save-picture-tip = Save the net or the puzzle in space as SVG or PNG
picture-of = Picture of
of-net = The flat net
of-space = The puzzle in space
picture-as = Written as
as-svg = SVG: polygons, sharp in any size
as-png = PNG: pixels, as large as the window
picture-name = The end of the name counts: .svg or .png.
choose-place = Choose the place…
path-picture = Save the picture
filter-pictures = SVG and PNG pictures

# $path: the path of the file
news-picture-saved = The picture is in { $path }.

no-format = Pictures are written as SVG or PNG only
no-format-do = Let the name end in .svg or .png.

# $puzzle: the name of the puzzle, such as 3×3×3
drawn-net = The flat net of the { $puzzle }

# $puzzle: the name of the puzzle, such as 3×3×3
drawn-space = The { $puzzle } in space
