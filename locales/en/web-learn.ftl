# What the pages of the lessons say. What is taught in a game is in web-lessons-<game>.ftl.

web-learn-why = Short lessons at a real board: a few presses each, and you can stop whenever you like.
web-learn-begin = Begin
web-learn-continue = Go on
web-learn-done = done
web-learn-begun = step { $step } of { $steps }
web-learn-step = Step { $step } of { $steps }
web-learn-all = All lessons
web-learn-missing = There is no such lesson.
web-learn-rival =
    { $seat ->
        [1] Iris
        [2] Milo
        [3] Ada
       *[other] Teo
    }
web-learn-back = Back
web-learn-next = Next
web-learn-show = Show me
web-learn-do = Do it for me
web-learn-after = Next: { $lesson }
web-learn-points = Points
web-learn-first-game = Play your first game
