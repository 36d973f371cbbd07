#!/usr/bin/env python3
"""A whole bot for Orrery: it rather does something than pass, and takes one of the ways to do so by chance."""
import json
import random
import sys

IDLE = ("pass", "no", "abstain")


def say(**message):
    print(json.dumps(message), flush=True)


def choose(question):
    """The ids that answer a question."""
    if question["plan"]:
        # points on cards are judged all together: take what the table proposes, or as little as there may be
        return question.get("proposal") or question["least"]
    ids = [option["id"] for option in question["options"]]
    deeds = [name for name in ids if name not in IDLE]
    if question["max"] == 1 and deeds:
        return [random.choice(deeds)]
    return random.sample(ids, max(question["min"], min(1, question["max"])))


for line in sys.stdin:
    message = json.loads(line)
    kind = message["type"]
    if kind == "hello":
        wants = {"view": "none", "facts": False, "labels": True}
        say(type="hello", protocol=1, name="Doer", wants=wants, options={"seed": "of its dice"})
    elif kind == "options":
        random.seed(message["options"].get("seed", "1"))
        say(type="ready")
    elif kind == "question":
        say(type="answer", id=message["id"], options=choose(message))
    elif kind == "bye":
        break
