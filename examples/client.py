"""A small client: sits down at a table and plays a whole game. Python 3.9 or newer with `pip install websockets`.

    python examples/client.py                             a table with two bots, at http://localhost:3000
    python examples/client.py --seats 4 --bots 2          waits for one more person, then starts
    python examples/client.py --join TABLE --name Ben     sits down at a table that is there

Everything it knows of the protocol is in docs/protocol.md.
"""

import argparse
import asyncio
import json
import random
import urllib.error
import urllib.request
import uuid
import zlib

import websockets

# Kinds of cards that do good to whoever plays them.
GOOD = {"item", "race", "class", "sidekick", "steed", "power", "style", "training"}
# Verbs that go on with the game, the safest first.
ONWARD = ["choose", "pass", "charity", "give", "kick", "take", "claim", "roll", "loot", "flee", "end"]


def request(address, body=None):
    """A request to the server: JSON in, JSON out."""
    data = None if body is None else json.dumps(body).encode()
    sent = urllib.request.Request(address, data, {"content-type": "application/json"})
    try:
        with urllib.request.urlopen(sent) as response:
            return json.load(response)
    except urllib.error.HTTPError as error:
        problem = json.load(error)
        raise SystemExit(f"{problem['code']}: {problem['message']}") from error


def load_cards(server, sets):
    """All cards of a table: a view's numbers are places in this list."""
    cards = []
    for name in sets:
        for card in request(f"{server}/api/packs/{name}.json")["defs"]:
            cards += [card] * card["copies"]
    return cards


# What to do


def pick_cards(pick):
    """Cards for a legal move with `pick`: as few as it takes, the ones that bring most first."""
    value = dict(zip(pick["from"], pick.get("gold", [0] * len(pick["from"]))))
    lowest, highest = pick.get("worth", [0, float("inf")])
    picked, gold = [], 0
    for card in sorted(value, key=value.get, reverse=True):
        if len(picked) >= pick["min"] and gold >= lowest:
            break
        if gold + value[card] <= highest:
            picked.append(card)
            gold += value[card]
    return picked if len(picked) >= pick["min"] and gold >= lowest else None


def propose_terms(legal_move):
    """Terms for a legal move with `terms`: the fewest treasures that were not declined yet, and nothing else."""
    first = legal_move["move"]["terms"]["first"]
    declined = [(old["treasures"], old["first"]) for old in legal_move["terms"]["refused"]]
    for treasures in range(legal_move["terms"]["treasures"] + 1):
        if (treasures, first) not in declined:
            return {"treasures": treasures, "first": first, "items": [], "plays": []}
    return None


def fill(legal_move):
    """Fills in a legal move; None if nothing sensible fits."""
    move = dict(legal_move["move"])
    if "pick" in legal_move:
        move["cards"] = pick_cards(legal_move["pick"])
        return None if move["cards"] is None else move
    if "terms" in legal_move:
        move["terms"] = propose_terms(legal_move)
        return None if move["terms"] is None else move
    if "choice" in legal_move:
        move["picks"] = legal_move["choice"]["from"][: legal_move["choice"]["min"]]
        return move
    return None if "trade" in legal_move else move  # Trades are left to others.


def decide(update, cards, refused):
    """The first legal move among those wanted; None to wait."""
    view, legal_moves = update["view"], update["legalMoves"]
    combat = view["combat"] or {}
    asked = combat.get("request")
    mine = combat.get("fighter") == view["seat"]
    if asked and mine:
        return None  # A helper is being asked: their answer comes first.

    def legal(verb):
        return [legal_move for legal_move in legal_moves if legal_move["move"]["do"] == verb]

    def is_good(move):
        return not {"seat", "on", "side"} & move.keys() and cards[move["card"]]["kind"] in GOOD

    wanted = legal("accept") if asked and asked["terms"]["treasures"] > 0 else []
    wanted += legal("decline")
    wanted += [legal_move for legal_move in legal("play") if is_good(legal_move["move"])]
    wanted += legal("equip") + legal("sell")
    if mine and not combat["winning"]:
        wanted += legal("ask")
    for verb in ONWARD:
        wanted += legal(verb)
    return next((move for move in map(fill, wanted) if move and move not in refused), None)


# What has changed


def patched(old, difference):
    """A value after a difference."""
    if isinstance(difference, dict):
        made = old.copy()
        for key, inner in difference.items():
            if inner == []:
                del made[key]
            else:
                made[key] = patched(made.get(key), inner)
        return made
    if len(difference) == 1:
        return difference[0]
    made = list(old)
    steps = iter(difference)
    for at in steps:
        what = next(steps)
        if isinstance(what, int):
            made[at : at + what] = next(steps)
        else:
            made[at] = patched(made[at], what)
    return made


def check_of(sight):
    """What a change says as `check`, so that both sides know that they mean the same."""
    text = json.dumps(sight, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    return zlib.crc32(text.encode())


# The conversation


class Client:
    """One seat, over as many connections as it takes."""

    def __init__(self, server, table, secret, host):
        self.server, self.table, self.secret, self.host = server, table, secret, host
        self.cards = None
        self.rules = {}
        self.update = None  # The last one.
        self.pending = None  # The message that waits for its answer.
        self.refused = []  # Moves that were refused at this number.
        self.socket = None

    @property
    def over(self):
        return self.update is not None and self.update["view"]["phase"] == "over"

    async def play(self):
        """Connects, and connects again, until the game is over."""
        address = f"{self.server.replace('http', 'ws', 1)}/api/tables/{self.table}/socket"
        wait = 0.1
        while not self.over:
            try:
                async with websockets.connect(address, max_size=None) as self.socket:
                    wait = 0.1
                    await self.greet()
                    async for text in self.socket:
                        await self.hear(json.loads(text))
                        if self.over:
                            return
            except (OSError, websockets.exceptions.WebSocketException) as error:
                closed = getattr(error, "rcvd", None)
                if closed is not None and closed.code == 1008:
                    raise SystemExit("the server wants nothing to do with this client") from error
            # Everybody who was at the server comes back: not all at the same moment.
            await asyncio.sleep(wait * random.uniform(0.5, 1))
            wait = min(wait * 2, 10)

    async def greet(self):
        hello = {"type": "hello", "version": 5, "secret": self.secret}
        if self.host is not None:
            hello["host"] = self.host
        if self.update is not None:
            hello["since"] = self.update["number"]
        await self.send(hello)
        if self.pending is not None:
            await self.send(self.pending)

    async def send(self, message):
        await self.socket.send(json.dumps(message))

    async def ask(self, message):
        """Sends something that is answered; it is sent again after a broken connection."""
        self.pending = {**message, "id": uuid.uuid4().hex}
        await self.send(self.pending)

    async def move_if_possible(self):
        if self.pending or self.over or self.update is None:
            return
        move = decide(self.update, self.cards, self.refused)
        if move is not None:
            await self.ask({"type": "move", "move": move})

    async def hear(self, message):
        kind = message["type"]
        if kind == "table":
            await self.hear_table(message)
        elif kind == "update":
            await self.hear_update(message)
        elif kind == "change":
            await self.hear_change(message)
        elif kind in ("accepted", "refused", "error"):
            await self.hear_answer(message)

    async def hear_table(self, message):
        info = message["table"]
        if self.cards is None:
            self.cards = load_cards(self.server, info["sets"])
            self.rules = request(f"{self.server}/api/tables/{self.table}/rules")["rules"]
        full = all(seat["kind"] != "empty" for seat in info["seats"])
        if message["you"]["host"] and info["stage"] == "open" and full and self.pending is None:
            await self.ask({"type": "start"})

    async def hear_update(self, message):
        expected = 0 if self.update is None else self.update["number"] + 1
        steps = message["steps"]
        if not message["resync"] and steps and steps[0]["number"] > expected:
            await self.send({"type": "resync"})  # Something was missed: everything anew.
            return
        await self.see(message)

    async def hear_change(self, message):
        before = message["number"] - len(message["steps"])
        if self.update is None or self.update["number"] != before:
            await self.send({"type": "resync"})
            return
        sight = {part: self.update[part] for part in ("view", "legalMoves", "reasons")}
        sight = patched(sight, message["changes"])
        if message.get("check") not in (None, check_of(sight)):
            print("error: what has changed does not add up")
            await self.send({"type": "resync", "mismatch": True})
            return
        await self.see({**message, **sight})

    async def see(self, message):
        if self.update is None or self.update["number"] != message["number"]:
            self.refused = []
        self.update = message
        for step in message["steps"]:
            for event in step["events"]:
                if event["e"] == "level":
                    print(f"seat {event['seat']}: Level {event['to']}")
        if self.over:
            view = message["view"]
            names = [view["players"][seat]["name"] for seat in view["winners"]]
            print(f"over after {message['number']} moves; won by {' and '.join(names)}")
        else:
            await self.move_if_possible()

    async def hear_answer(self, message):
        kind = message["type"]
        if kind == "refused":
            rule = message["refusal"]["rule"]
            print(f"refused: {self.rules.get(rule, {}).get('text', rule)}")
        if kind == "error":
            print(f"error: {message['code']}: {message['message']}")
            if message["code"] in ("too-fast", "storage-full"):
                await asyncio.sleep(1)
                if self.pending is not None:
                    await self.send(self.pending)
                return
        if self.pending is None or message.get("id") != self.pending["id"]:
            return
        if kind != "accepted" and "move" in self.pending:
            self.refused.append(self.pending["move"])
        self.pending = None
        await self.move_if_possible()


def sit_down(wish):
    """A seat: at a table that is there, or at a new one with bots at its last seats."""
    player = {"name": wish.name, "sex": "male"}
    if wish.join is not None:
        joined = request(f"{wish.server}/api/tables/{wish.join}/join", player)
        return Client(wish.server, wish.join, joined["secret"], None)
    bots = list(range(wish.seats - wish.bots, wish.seats))
    table = {"seats": wish.seats, "bots": bots, "sheet": wish.sheet, "player": player}
    made = request(f"{wish.server}/api/tables", table)
    return Client(wish.server, made["table"], made["secret"], made["host"])


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--server", default="http://localhost:3000")
    parser.add_argument("--name", default="Ben")
    parser.add_argument("--sheet", default="classic")
    parser.add_argument("--seats", type=int, default=3)
    parser.add_argument("--bots", type=int, default=2)
    parser.add_argument("--join")
    client = sit_down(parser.parse_args())
    print(f"table: {client.table}", flush=True)
    asyncio.run(client.play())


if __name__ == "__main__":
    main()
