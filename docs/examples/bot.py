"""An outside program as a player of Silverspire: likes to build. It needs nothing but Python."""

import json
import random
import sys

LIKED = ("build:", "site:", "house:", "project:")


def say(message):
    print(json.dumps(message), flush=True)


for line in sys.stdin:
    message = json.loads(line)
    if "hello" in message:
        luck = random.Random(message["seed"])
        say({"ready": "the builder", "protocol": 1})
    elif "ask" in message:
        choices = message["choices"]
        liked = [name for name in choices if name.startswith(LIKED)]
        say({"choose": luck.choice(liked or choices)})
    elif "quit" in message:
        break
