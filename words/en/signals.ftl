# How a device says that it is somebody’s turn.
setting-turnSound = Sound when it is my turn
setting-turnSound-why = Two notes as soon as the others have played.
setting-turnBuzz = Vibrate when it is my turn
setting-turnBuzz-why = A short buzz, also with the sound off.
setting-turnNotice = Notification when it is my turn
setting-turnNotice-why = While you look at something else. The page has to stay open.
setting-turnNotice-forbidden = Your browser does not let this page notify you. You can allow it in the browser’s settings.
