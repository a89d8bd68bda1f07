language-name = Français
decimal-sign = ,
