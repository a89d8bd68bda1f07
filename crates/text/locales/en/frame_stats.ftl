### What is said of the frames of the window.

frame-times = Frame times
frame-times-tip = Show in the status bar how often the window is drawn and how much CPU time that takes

# $rate: how many frames were drawn in the last second
frame-rate =
    { $rate ->
        [one] { $rate } frame/s
       *[other] { $rate } frames/s
    }

# $median: the median, in milliseconds
# $most: the time that 99 % of the frames stay within, in milliseconds
frame-costs = CPU time of the latest frames, without painting: median { $median } ms, 99% within { $most } ms
