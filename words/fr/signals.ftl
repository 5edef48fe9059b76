# Comment un appareil dit que c’est à quelqu’un de jouer.
setting-turnSound = Un son quand c’est à moi
setting-turnSound-why = Deux notes dès que les autres ont joué.
setting-turnBuzz = Vibrer quand c’est à moi
setting-turnBuzz-why = Une courte vibration, même sans le son.
setting-turnNotice = Une notification quand c’est à moi
setting-turnNotice-why = Pendant que vous regardez autre chose. La page doit rester ouverte.
setting-turnNotice-forbidden = Votre navigateur interdit à cette page de vous prévenir. Vous pouvez l’autoriser dans ses réglages.
