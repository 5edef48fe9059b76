# Der Weg an einen Tisch: von der Startseite über das Formular davor bis zu denen, die zusammenkommen.
home-against = gegen { $name } ({ $level })
home-with = mit { $names }
home-alone = allein
home-change = Ändern
home-change-game = Ändern: { $game }
home-play-short = Spielen
home-play-game = Jetzt spielen: { $game }
home-friends = Mit anderen
home-invite = Mit anderen spielen
home-alone-offline = Gerade gibt es kein Netz, also kann niemand mit einem eigenen Gerät dazukommen. Aber ihr könnt alle an diesem hier spielen: Gebt es herum.
home-alone-no-server = Hier gibt es keinen Spielserver, also kann niemand mit einem eigenen Gerät dazukommen. Aber ihr könnt alle an diesem hier spielen: Gebt es herum.
home-round = Dieses Gerät herumgeben
home-all = Alle { $count } zeigen
home-few = Weniger zeigen
home-forgotten = { $game }: Tisch entfernt.
home-lost = Unter dieser Adresse gibt es nichts. Das hier ist die Startseite.
before-edition-qwixx = Zettel
before-more = Weitere Regeln
gather-add-seat = Noch ein Platz
gather-remove-seat = Platz { $number } entfernen
team-cross = Team Kreuz
team-ring = Team Kreis
time-seconds = { $seconds } s
time-minutes = { $minutes } min
replay-share-whole = Ein Link, in dem die ganze Partie steckt

# Lektionen, angeboten auf der Startseite und auf den Regelseiten.
lesson-offer = In zwei Minuten lernen
lesson-go-on = Lektion fortsetzen
lesson-repeat = Lektion wiederholen
lesson-editions = Lektionen
