# Texts about other people: pairing, invitations, and whom one does not want to hear.

web-pairing = Find an opponent
web-pairing-game = Which game
web-pairing-pace = At which pace
web-pairing-others =
    { $number ->
        [one] { $number } is waiting
       *[other] { $number } are waiting
    }
web-pairing-rated = The result counts for ratings if everybody has chosen a name by which this server knows them.
web-pairing-players = The game begins when { $number } players want the same.
web-pairing-waiting = Looking for an opponent: { $game }, { $pace }. You can stay here, or play a bot meanwhile.
web-pairing-bot = Play a bot meanwhile
web-pairing-stop = Stop looking
web-pairing-found = There is somebody to play with.
web-pairing-missing = Your opponent did not come.
web-pairing-again = The table is closed. You are waiting for somebody else to play { $game }, before those who came later.
web-pairing-days =
    { $amount ->
        [one] { $amount } day
       *[other] { $amount } days
    }
web-pace-why-quick = minutes + seconds
web-pace-why-calm = minutes + seconds
web-pace-why-untimed = take your time
web-pace-why-days = for each move
web-here =
    { $number ->
        [one] Only you are here
       *[other] { $number } people are here
    }
web-here-show = Let others see that { $name } is here
web-invitation = Invitation
web-invited = { $name } invites you to play
web-accept = Accept
web-decline = Not now
web-invite-people = People you have played with
web-invite = Invite
web-invite-whom = Invite { $name }
web-invite-here = is here
web-invite-done = invited
web-invite-accepted = { $name } is coming.
web-invite-declined = { $name } cannot play right now.
web-called = Your table is ready
web-called-come = To my table
web-mute = Mute
web-mute-why = You do not see what they say at this table. They are not told.
web-muted = { $name } is muted at this table.
web-block = Block
web-block-why = You are not paired with them any more, they cannot invite you, and you do not see what they say. They are not told.
web-unblock = Do not block
web-unblock-whom = Do not block { $name } any more
web-report = Tell the host
web-report-words = Hurtful words
web-report-name = A hurtful name
web-report-leaving = Leaves games again and again
web-report-cheating = Cheats
web-report-other = Something else
web-report-what = What has happened, if you like
web-report-why = The host of this server sees it with what this person said last. Nothing goes anywhere else.
web-report-send = Send to the host
