#!/usr/bin/env python3
"""Random self-play over `orrery env`: the same program answers for every seat. Says how many steps a second it makes."""
import json
import os
import random
import subprocess
import sys
import time

game = sys.argv[1] if len(sys.argv) > 1 else "wars"
matches = int(sys.argv[2]) if len(sys.argv) > 2 else 20
orrery = os.environ.get("ORRERY", "./orrery")
env = subprocess.Popen([orrery, "env", game, "--seed", "1"], stdin=subprocess.PIPE, stdout=subprocess.PIPE)


def send(**message):
    env.stdin.write(json.dumps(message).encode() + b"\n")
    env.stdin.flush()
    return json.loads(env.stdout.readline())


hello = json.loads(env.stdout.readline())
random.seed(1)
steps, wins, began = 0, [0.0] * len(hello["seats"]), time.time()
for _ in range(matches):
    # "view": "vector" would add what the seat sees as 512 numbers, "view" as plain data
    now = send(type="reset")
    while not now["done"]:
        if now["plan"]:
            answer = "random"  # points on cards: let a bot of ours find a legal plan
        else:
            answer = random.sample(now["options"], random.randint(now["min"], now["max"]))
        now = send(type="step", answer=answer)
        steps += 1
    wins = [a + b for a, b in zip(wins, now["rewards"])]
seconds = time.time() - began
print(f"{matches} matches of {game}: {steps} steps, {steps / seconds:.0f} a second; rewards by seat {wins}")
env.stdin.close()
env.wait()
