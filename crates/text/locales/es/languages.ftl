language-name = Español
decimal-sign = ,
