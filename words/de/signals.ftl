# Wie ein Gerät sagt, dass jemand dran ist.
setting-turnSound = Ton, wenn ich dran bin
setting-turnSound-why = Zwei Töne, sobald die anderen gespielt haben.
setting-turnBuzz = Vibrieren, wenn ich dran bin
setting-turnBuzz-why = Ein kurzes Brummen, auch ohne Ton.
setting-turnNotice = Mitteilung, wenn ich dran bin
setting-turnNotice-why = Während du etwas anderes ansiehst. Die Seite muss offen bleiben.
setting-turnNotice-forbidden = Dein Browser erlaubt dieser Seite keine Mitteilungen. Du kannst sie in den Einstellungen des Browsers erlauben.
