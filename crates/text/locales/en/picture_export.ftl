### The texts of pictures of the puzzle.

save-picture = Save picture…
save-picture-tip = Save the net or the 3D view as SVG or PNG
picture-of = Picture of
of-net = Flat net
of-space = 3D view
picture-as = Save as
as-svg = SVG: vector graphics, sharp at any size
as-png = PNG: pixels, in the size you choose
picture-longer-side = Longer side
picture-name = The file extension sets the format: .svg or .png.
choose-place = Choose a place…
path-picture = Save picture
filter-pictures = SVG and PNG pictures

# $path: the path of the file
news-picture-saved = Saved the picture to { $path }.

no-format = Pictures can only be saved as SVG or PNG
no-format-do = Choose a file name that ends in .svg or .png.

# $puzzle: the name of the puzzle, such as 3×3×3
drawn-net = Flat net of the { $puzzle }

# $puzzle: the name of the puzzle, such as 3×3×3
drawn-space = 3D view of the { $puzzle }
