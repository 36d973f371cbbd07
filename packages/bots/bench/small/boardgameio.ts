import { type Option, option } from '@orrery/kernel';
import type { Ctx, Game, MoveFn, State } from 'boardgame.io';
import { CreateGameReducer, InitializeGame } from 'boardgame.io/internal';
import { CARDS, type Card, DECK, deal, energyOf, HAND, LIFE, PLAYERS, type Summary, TURNS } from './cards.ts';

/** The mode that boardgame.io was loaded in: it settles then whether its checks for developers run. */
export const LOADED_IN = process.env.NODE_ENV;

interface Unit {
  readonly id: number;
  readonly damage: number;
  readonly boost: number;
  readonly ready: boolean;
}

interface Player {
  readonly life: number;
  readonly energy: number;
  readonly turns: number;
  /** how many cards have been drawn from the deck */
  readonly drawn: number;
  readonly hand: readonly number[];
  readonly units: readonly Unit[];
  readonly out: boolean;
}

interface Table {
  readonly deal: number;
  readonly turn: number;
  readonly players: readonly Player[];
  /** how much damage the player whose turn it is must deal to a unit of choice */
  readonly owed: number;
  readonly winners: readonly number[] | null;
}

const definition = (G: Table, card: number): Card => CARDS[deal(G.deal)[card]!]!;
const ownerOf = (card: number): number => Math.floor(card / DECK);
const power = (G: Table, unit: Unit): number => definition(G, unit.id).power + unit.boost;
const unitOf = (G: Table, card: number): Unit => G.players[ownerOf(card)]!.units.find(unit => unit.id === card)!;
const active = (ctx: Ctx): number => Number(ctx.currentPlayer);
const enemyUnits = (G: Table, you: number): Unit[] =>
  G.players.flatMap((player, seat) => (seat === you ? [] : player.units));

// boardgame.io takes moves that change a draft made by immer, and moves that return a new table. The second are half as
// fast again here, if they start from the table itself and not from the draft.

function withPlayer(G: Table, seat: number, change: Partial<Player>): Table {
  const players = G.players.slice();
  players[seat] = { ...players[seat]!, ...change };
  return { ...G, players };
}

function withUnit(G: Table, card: number, change: Partial<Unit>): Table {
  const { units } = G.players[ownerOf(card)]!;
  return withPlayer(G, ownerOf(card), {
    units: units.map(unit => (unit.id === card ? { ...unit, ...change } : unit)),
  });
}

function damage(G: Table, card: number, amount: number): Table {
  return withUnit(G, card, { damage: unitOf(G, card).damage + amount });
}

/** Takes away what is dead; whoever mourns gains energy. */
function settle(G: Table): Table {
  let after = G;
  for (const player of G.players) {
    for (const unit of player.units) if (unit.damage >= 2 * power(G, unit)) after = bury(after, unit.id);
  }
  return after;
}

function bury(G: Table, card: number): Table {
  const { units } = G.players[ownerOf(card)]!;
  const after = withPlayer(G, ownerOf(card), { units: units.filter(unit => unit.id !== card) });
  const mourned = (player: Player) =>
    player.units.reduce((sum, unit) => sum + (definition(G, unit.id).mourns ?? 0), player.energy);
  return { ...after, players: after.players.map(player => ({ ...player, energy: mourned(player) })) };
}

function hurt(G: Table, seat: number, amount: number): Table {
  const life = G.players[seat]!.life - amount;
  if (life > 0) return withPlayer(G, seat, { life });
  const after = withPlayer(G, seat, { life, out: true, hand: [], units: [] });
  const left = after.players.flatMap((player, i) => (player.out ? [] : [i]));
  return left.length === 1 ? { ...after, winners: left } : after;
}

function pay(G: Table, you: number, card: number): Table {
  const { energy, hand } = G.players[you]!;
  return withPlayer(G, you, { energy: energy - definition(G, card).cost, hand: hand.filter(other => other !== card) });
}

function beginTurn(G: Table, seat: number): Table {
  const { turns, drawn, hand, units } = G.players[seat]!;
  const draws = drawn < DECK;
  return withPlayer({ ...G, turn: G.turn + 1 }, seat, {
    turns: turns + 1,
    energy: energyOf(turns + 1),
    units: units.map(unit => (unit.ready ? unit : { ...unit, ready: true })),
    drawn: draws ? drawn + 1 : drawn,
    hand: draws ? [...hand, seat * DECK + drawn] : hand,
  });
}

/** What moves are given: boardgame.io's context, and the table as it is (see `plugins`). */
type Context = Parameters<MoveFn<Table, { table: { G: Table } }>>[0];

const moves = {
  play({ table, ctx }: Context, card: number): Table {
    const you = active(ctx);
    const paid = pay(table.G, you, card);
    const G = withPlayer(paid, you, {
      units: [...paid.players[you]!.units, { id: card, damage: 0, boost: 0, ready: false }],
    });
    const amount = definition(G, card).enters ?? 0;
    if (amount === 0) return G;
    const units = enemyUnits(G, you);
    if (units.length > 1) return { ...G, owed: amount };
    return units.length === 0 ? G : settle(damage(G, units[0]!.id, amount));
  },

  card({ table: { G } }: Context, unit: number): Table {
    return settle(damage({ ...G, owed: 0 }, unit, G.owed));
  },

  use({ table, ctx }: Context, card: number, target: number): Table {
    const G = pay(table.G, active(ctx), card);
    const { does, power } = definition(G, card);
    if (does === 'boost') return withUnit(G, target, { boost: unitOf(G, target).boost + power });
    return settle(damage(G, target, power));
  },

  hit({ table, ctx }: Context, card: number, seat: number): Table {
    return hurt(pay(table.G, active(ctx), card), seat, definition(table.G, card).power);
  },

  attack({ table: { G } }: Context, attacker: number, target: number): Table {
    const unit = unitOf(G, attacker);
    const struck = damage(G, target, power(G, unit));
    return settle(withUnit(struck, attacker, { ready: false, damage: unit.damage + power(G, unitOf(G, target)) }));
  },

  raid({ table: { G } }: Context, attacker: number, seat: number): Table {
    return hurt(withUnit(G, attacker, { ready: false }), seat, power(G, unitOf(G, attacker)));
  },

  end({ table, ctx, events }: Context): Table {
    let { G } = table;
    for (const { units } of G.players) {
      for (const unit of units) if (unit.boost > 0) G = withUnit(G, unit.id, { boost: 0 });
    }
    G = settle(G);
    if (G.turn === TURNS) {
      const most = Math.max(...G.players.map(player => (player.out ? 0 : player.life)));
      return { ...G, winners: G.players.flatMap((player, i) => (player.life === most ? [i] : [])) };
    }
    let seat = active(ctx);
    do seat = (seat + 1) % PLAYERS;
    while (G.players[seat]!.out);
    events.endTurn({ next: String(seat) });
    return beginTurn(G, seat);
  },
};

/** The small game for boardgame.io. Undo is off: its history would only cost time. */
export const smallTable: Game<Table, { table: { G: Table } }, { deal: number }> = {
  name: 'small',
  disableUndo: true,
  plugins: [{ name: 'table', api: ({ G }) => ({ G }) }],
  moves,
  setup: (_context, setup) => {
    const players = Array.from({ length: PLAYERS }, (_, seat) => ({
      life: LIFE,
      energy: 0,
      turns: 0,
      drawn: HAND,
      hand: Array.from({ length: HAND }, (_, i) => seat * DECK + i),
      units: [],
      out: false,
    }));
    return beginTurn({ deal: setup!.deal, turn: 0, players, owed: 0, winners: null }, 0);
  },
  turn: { order: { first: () => 0, next: () => undefined } },
  endIf: ({ G }) => G.winners ?? undefined,
};

/** The same, as boardgame.io's own functions want it typed. */
const game = smallTable as unknown as Game;
const reduce = CreateGameReducer({ game });

/** Starts a match. */
export function begin(number: number): State<Table> {
  return InitializeGame({ game, numPlayers: PLAYERS, setupData: { deal: number } }) as State<Table>;
}

/** Everything that the player whose turn it is may do. Both versions list it in this order. */
export function legal({ G, ctx }: State<Table>): Option[] {
  const you = active(ctx);
  if (G.owed > 0) return enemyUnits(G, you).map(unit => option('card', unit.id));
  const list: Option[] = [];
  const player = G.players[you]!;
  for (const card of player.hand) {
    const { kind, cost, does } = definition(G, card);
    if (cost > player.energy) continue;
    if (kind === 'unit') list.push(option('play', card));
    else if (does === 'boost') for (const unit of player.units) list.push(option('use', card, unit.id));
    else strikes(G, you, 'use', 'hit', card, list);
  }
  for (const unit of player.units) if (unit.ready) strikes(G, you, 'attack', 'raid', unit.id, list);
  list.push(option('end'));
  return list;
}

function strikes(G: Table, you: number, unitVerb: string, playerVerb: string, by: number, list: Option[]): void {
  for (let seat = 0; seat < PLAYERS; seat++) {
    const player = G.players[seat]!;
    if (seat === you || player.out) continue;
    for (const unit of player.units) list.push(option(unitVerb, by, unit.id));
    list.push(option(playerVerb, by, seat));
  }
}

/** Makes a move, as boardgame.io's own client does but without the store around it. */
export function move(state: State<Table>, { verb, a, b }: Option): State<Table> {
  const args = b >= 0 ? [a, b] : a >= 0 ? [a] : [];
  return reduce(state, {
    type: 'MAKE_MOVE',
    payload: { type: verb, args, playerID: state.ctx.currentPlayer },
  }) as State<Table>;
}

/** Where a match stands. */
export function summary({ G, ctx }: State<Table>): Summary {
  return {
    turn: G.turn,
    active: active(ctx),
    players: G.players.map(player => ({
      life: player.life,
      energy: player.energy,
      hand: player.hand,
      units: player.units.map(({ id, damage, boost, ready }) => [id, damage, boost, ready ? 1 : 0] as const),
    })),
    winners: G.winners,
  };
}
