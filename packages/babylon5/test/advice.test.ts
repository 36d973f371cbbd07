import { asked, greedyBot, playout, randomBot, search } from '@orrery/bots';
import { likingsMet } from '@orrery/bots/testing';
import { answer, asking, awaited, optionId, options, start } from '@orrery/kernel';
import { expect, test } from 'vitest';
import { abilityOf, damageOf, leftOf, situation } from '../src/advice/situation.ts';
import { defOf } from '../src/card.ts';
import { starterSetup } from '../src/decks/index.ts';
import { b5Kinds, b5Likings, babylon5, babylon5Advice, babylon5Features, setUp } from '../src/index.ts';
import { threshold } from '../src/rules/cards/damage.ts';
import { attackDamage } from '../src/rules/conflict/striking.ts';
import { ability } from '../src/rules/effects/ability.ts';
import { DIPLOMACY, MILITARY, rows } from '../src/state.ts';
import './support/cards-for-drakh.ts';
import { anyCards } from './support/deals.ts';

const picks = (s: ReturnType<typeof setUp>, seat: number) =>
  greedyBot(1, babylon5Advice)
    .choose(asked(babylon5, s, seat))
    .map(optionId);
/** The title of the only card that is chosen. */
const labelled = (s: ReturnType<typeof setUp>, seat: number) =>
  defOf(s, Number(picks(s, seat)[0]!.split(':')[1])).title;
const verb = (s: ReturnType<typeof setUp>, seat: number) => picks(s, seat)[0]!.split(':')[0];

test('the greedy bot beats three random ones', () => {
  const setup = starterSetup();
  let won = 0;
  for (let game = 0; game < 12; game++) {
    const seat = game % 4;
    const s = start(babylon5, setup, game + 1);
    const bots = setup.seats.map((_, i) => (i === seat ? greedyBot(i, babylon5Advice) : randomBot(game * 4 + i)));
    playout(babylon5, s, bots, 20_000);
    if (s.result?.winners.includes(seat)) won++;
  }
  expect(won).toBeGreaterThanOrEqual(10);
});

test('it builds early', () => {
  const s = setUp({ seats: [{ race: 'narn' }, { race: 'centauri' }], order: ['narn', 'centauri'] });
  expect(verb(s, 0)).toBe('build');
});

test('it supports its own conflict when that wins it, rather than building with that card', () => {
  const s = setUp({
    seats: [{ race: 'narn' }, { race: 'centauri' }],
    order: ['narn', 'centauri'],
    conflicts: [{ conflict: 'Test Their Mettle', by: 'narn', target: 'centauri' }],
  });
  expect(verb(s, 0)).toBe('support');
});

test('it opposes what hurts, and leaves alone what it cannot stop', () => {
  const against = (support: string[]) =>
    setUp({
      seats: [
        { race: 'narn', rating: 10 },
        { race: 'centauri', supporting: ['Vir Cotto', 'Urza Jaddo', 'Carn Mollari'] },
      ],
      order: ['narn', 'centauri'],
      conflicts: [{ conflict: 'Test Their Mettle', by: 'centauri', target: 'narn', support }],
    });
  expect(verb(against(['Vir Cotto']), 0)).toBe('oppose');
  expect(verb(against(['Londo Mollari', 'Vir Cotto', 'Urza Jaddo', 'Carn Mollari']), 0)).not.toBe('oppose');
});

test('it gives up an agenda for one that brings more power, and for no other', () => {
  const tense = (toCentauri: number) =>
    setUp({
      seats: [
        // Never Again counts the fleet
        { race: 'narn', rating: 10, agenda: 'Never Again', supporting: ['Homeworld Fleet'], hand: ['Revenge'] },
        { race: 'centauri' },
      ],
      order: ['narn', 'centauri'],
      tension: { 'narn>centauri': toCentauri },
    });
  expect(verb(tense(5), 0)).toBe('agenda');
  expect(verb(tense(1), 0)).not.toBe('agenda');
});

test('it gives up an agenda for a single power where that wins', () => {
  const nearly = (rating: number, theirs: number) =>
    setUp({
      seats: [
        { race: 'narn', rating, agenda: 'Never Again', hand: ['Revenge'] },
        { race: 'centauri', rating: theirs },
      ],
      order: ['narn', 'centauri'],
      tension: { 'narn>centauri': 1 },
    });
  expect(verb(nearly(19, 10), 0)).toBe('agenda');
  expect(verb(nearly(18, 10), 0)).not.toBe('agenda');
  // it would not be the sole leader
  expect(verb(nearly(19, 20), 0)).not.toBe('agenda');
});

test('it heals a neutralized ambassador', () => {
  const s = setUp({
    seats: [{ race: 'narn', rating: 10, ambassador: { card: "G'Kar", neutralized: true } }, { race: 'centauri' }],
    order: ['narn', 'centauri'],
  });
  expect(verb(s, 0)).toBe('heal');
});

test('it declares a conflict that it is strong enough to win', () => {
  const s = setUp({
    seats: [{ race: 'narn', hand: ['Test Their Mettle'] }, { race: 'centauri' }],
    order: ['narn', 'centauri'],
    round: 'conflict',
  });
  expect(verb(s, 0)).toBe('declare');
});

test('it buys cards with what is left, and not the last of its deck', () => {
  const buys = (deck: number) => {
    const s = setUp({
      seats: [
        { race: 'narn', rating: 10, deck: Array.from({ length: deck }, () => 'Trade Pact') },
        { race: 'centauri', deck: ['Trade Pact'] },
      ],
      round: 'draw',
      turn: 30,
    });
    for (let i = 0; i < 9; i++) {
      const seat = awaited(s)[0]!;
      if (options(babylon5, s, seat).some(o => o.verb === 'number')) return picks(s, 0);
      answer(babylon5, s, seat, []);
    }
    return [];
  };
  expect(buys(30)).toEqual(['number:3']);
  expect(buys(9)).toEqual(['number:0']);
});

test('it does not attack where that only neutralizes its own ambassador and another', () => {
  const s = setUp({
    seats: [{ race: 'human', rating: 10 }, { race: 'centauri' }, { race: 'narn' }, { race: 'minbari' }],
    order: ['human', 'centauri', 'narn', 'minbari'],
    conflicts: [{ conflict: 'Test Their Mettle', by: 'centauri', target: 'narn', support: ['Londo Mollari'] }],
  });
  expect(options(babylon5, s, 0).some(o => o.verb === 'attack')).toBe(true);
  expect(verb(s, 0)).not.toBe('attack');
});

test('it attacks who wins a conflict against it, where it is the stronger', () => {
  const s = setUp({
    seats: [
      { race: 'minbari', rating: 10 },
      { race: 'centauri', supporting: ['Vir Cotto'] },
    ],
    order: ['minbari', 'centauri'],
    conflicts: [{ conflict: 'Test Their Mettle', by: 'centauri', target: 'minbari', support: ['Vir Cotto'] }],
  });
  expect(['attack', 'oppose']).toContain(verb(s, 0));
});

test('it keeps what it can still use, however full its hand', () => {
  const s = setUp({
    seats: [
      {
        race: 'narn',
        hand: [
          ...["Ko'Dath", "Na'Toth", "Ta'Lon", 'Narn Agent', 'Narn Aide', 'Narn Captain', 'Narn Homeworld'],
          ...['Picket Fleet', 'Colonial Fleet', 'First Battle Fleet', 'Border Raid', 'Kidnapping', 'Never Again'],
        ],
        deck: ['Trade Pact'],
      },
      { race: 'centauri', deck: ['Trade Pact'] },
    ],
    round: 'draw',
  });
  expect(options(babylon5, s, 0)).toHaveLength(13);
  expect(picks(s, 0)).toEqual([]);
});

test('it takes up an agenda that gives power before it builds', () => {
  const s = setUp({
    seats: [{ race: 'centauri', hand: ['Rise of the Republic'] }, { race: 'narn' }],
    order: ['centauri', 'narn'],
  });
  expect(verb(s, 0)).toBe('agenda');
});

test('it plays no event that would do nothing, and one that wins a conflict', () => {
  const hand = ['Level the Playing Field', 'Popular Support', 'Decisive Tactics'];
  const quiet = setUp({
    seats: [{ race: 'narn', rating: 10, hand }, { race: 'centauri' }],
    order: ['narn', 'centauri'],
  });
  expect(options(babylon5, quiet, 0).some(o => o.verb === 'event')).toBe(true);
  expect(verb(quiet, 0)).toBe('pass');
  const close = setUp({
    seats: [
      { race: 'narn', rating: 10, hand, supporting: ['Narn Aide'], ambassador: { card: "G'Kar", rotated: true } },
      { race: 'centauri', supporting: ['Vir Cotto'], ambassador: { card: 'Londo Mollari', rotated: true } },
    ],
    order: ['narn', 'centauri'],
    conflicts: [
      { conflict: 'Test Their Mettle', by: 'narn', target: 'centauri', support: ['Narn Aide'], oppose: ['Vir Cotto'] },
    ],
  });
  const [picked] = picks(close, 0);
  expect(picked).toMatch(/^event/);
  answer(
    babylon5,
    close,
    0,
    options(babylon5, close, 0).filter(o => optionId(o) === picked),
  );
  expect(labelled(close, 0)).toBe('Narn Aide');
});

test('it heals nobody who is well and repairs nothing that is whole', () => {
  const s = setUp({
    seats: [{ race: 'narn', rating: 10, supporting: ['Picket Fleet', 'Narn Aide'] }, { race: 'centauri' }],
    order: ['narn', 'centauri'],
  });
  expect(['heal', 'repair']).not.toContain(verb(s, 0));
});

test('it makes room in its Inner Circle: one more who can build and sponsor', () => {
  const s = setUp({
    seats: [{ race: 'narn', rating: 6, supporting: ["Ko'Dath"] }, { race: 'centauri' }],
    order: ['narn', 'centauri'],
  });
  expect(verb(s, 0)).toBe('promote');
});

test('it declares no raid with fleets that stay at home', () => {
  const s = setUp({
    seats: [{ race: 'narn', hand: ['Border Raid'], supporting: ['Picket Fleet'] }, { race: 'centauri' }],
    order: ['narn', 'centauri'],
    round: 'conflict',
  });
  expect(verb(s, 0)).toBe('pass');
});

test('it backs nobody in a conflict that another will win whatever it does', () => {
  const s = setUp({
    seats: [
      { race: 'centauri', rating: 8 },
      { race: 'human', rating: 10, agenda: 'Power Politics', supporting: ['Frederick Lantz', 'Susan Ivanova'] },
      { race: 'narn' },
    ],
    order: ['centauri', 'human', 'narn'],
    conflicts: [{ conflict: 'Power Politics', by: 'human' }],
  });
  expect(options(babylon5, s, 0).some(o => o.verb === 'support')).toBe(true);
  expect(verb(s, 0)).toBe('build');
});

test('it aims a conflict that helps its target at itself', () => {
  const s = setUp({
    seats: [
      { race: 'narn', hand: ['Euphrates Treaty'], supporting: ["Na'Toth"] },
      { race: 'centauri' },
      { race: 'human' },
    ],
    order: ['narn', 'centauri', 'human'],
    round: 'conflict',
  });
  expect(verb(s, 0)).toBe('declare');
  while (verb(s, awaited(s)[0]!) !== 'race') {
    const seat = awaited(s)[0]!;
    const wanted = picks(s, seat);
    answer(
      babylon5,
      s,
      seat,
      options(babylon5, s, seat).filter(o => wanted.includes(optionId(o))),
    );
  }
  expect(picks(s, 0)).toEqual([`race:${s.seats[0]!.race}`]);
});

test('it lets a card join a conflict by its highest ability once, and then has it join', () => {
  const s = setUp({
    seats: [
      {
        race: 'narn',
        rating: 10,
        hand: ['Level the Playing Field', 'Level the Playing Field'],
        supporting: ['Deep Space Fleet'],
        ambassador: { card: "G'Kar", rotated: true },
      },
      { race: 'centauri', rating: 10, ambassador: { card: 'Londo Mollari', rotated: true } },
    ],
    order: ['narn', 'centauri'],
    conflicts: [{ conflict: 'Supplement Security', by: 'narn' }],
  });
  const done: string[] = [];
  for (let i = 0; i < 12; i++) {
    const seat = awaited(s)[0]!;
    const wanted = picks(s, seat);
    if (seat === 0) done.push(wanted[0]!.split(':')[0]!);
    answer(
      babylon5,
      s,
      seat,
      options(babylon5, s, seat).filter(o => wanted.includes(optionId(o))),
    );
    if (done.includes('support')) break;
  }
  expect(done.filter(verb => verb === 'event')).toEqual(['event']);
  expect(done).toContain('support');
});

test('kinds of answer that are liked are met in play', () => {
  const { points } = b5Likings;
  const begin = (seed: number) => start(babylon5, starterSetup(), seed);
  const share = likingsMet({ game: babylon5, advice: babylon5Advice, kinds: b5Kinds, points }, begin, 12);
  expect(share).toBeGreaterThan(0.8);
});

test('what is liked among several says nothing of a game for two', () => {
  const kinds = (races: readonly ('narn' | 'centauri' | 'minbari')[]) => {
    const s = setUp({ seats: races.map(race => ({ race })), order: races });
    return options(babylon5, s, 0).flatMap(o => b5Kinds(s, 0, o));
  };
  expect(kinds(['narn', 'centauri', 'minbari'])).toContain('action/build');
  expect(kinds(['narn', 'centauri'])).toContain('two: action/build');
  expect(kinds(['narn', 'centauri'])).not.toContain('action/build');
});

test('what open conflicts bring as they stand counts before they end: to who began them, and to those at whom they are aimed', () => {
  const pending = (conflict: string, support: string[], oppose: string[] = []) => {
    const s = setUp({
      seats: [{ race: 'narn' }, { race: 'centauri', supporting: ['Carn Mollari'] }, { race: 'minbari' }],
      order: ['narn', 'centauri', 'minbari'],
      conflicts: [{ conflict, by: 'narn', target: 'centauri', support, oppose }],
    });
    const read = babylon5Features.of(s);
    return [0, 1, 2].map(seat => read(seat)[babylon5Features.names.indexOf('pending')]!);
  };
  const [gains, loses, others] = pending('Test Their Mettle', ["G'Kar"]);
  expect(gains).toBeGreaterThan(0);
  expect(loses).toBeLessThan(0);
  expect(others).toBe(0);
  expect(pending('Test Their Mettle', ["G'Kar"], ['Londo Mollari', 'Carn Mollari'])[0]).toBeLessThan(gains!);
});

test('worlds are played on to the end of the turn, where nothing is under way, and judged there', () => {
  const s = start(babylon5, starterSetup(), 3);
  for (let n = 0; n < 120; n++) {
    const seat = awaited(s)[0]!;
    answer(babylon5, s, seat, greedyBot(1, babylon5Advice).choose(asked(babylon5, s, seat)));
  }
  const judged = (toTurnsEnd: number) => {
    const seen: { turn: number; open: number }[] = [];
    const share = (world: typeof s) => {
      seen.push({ turn: world.turn - s.turn, open: world.conflicts.length });
      return [1, 1, 1, 1].map(x => x / 4);
    };
    const options = { advice: babylon5Advice, evaluation: { share }, seed: 2, iterations: 12, horizon: 3, toTurnsEnd };
    search(asked(babylon5, s, awaited(s)[0]!), options);
    return seen;
  };
  expect(judged(500)).toEqual(Array(12).fill({ turn: 1, open: 0 }));
  expect(judged(0)).not.toContainEqual({ turn: 1, open: 0 });
});

test('what was reckoned of a card at the last question is not taken for what it is now', () => {
  const s = anyCards(2);
  const wrong: string[] = [];
  for (let i = 0; i < 700 && s.result === null; i++) {
    const seat = awaited(s)[0]!;
    situation(s, seat);
    for (const id of rows(s)) {
      if (leftOf(s, id) !== threshold(s, id) - s.cards[id]!.damage) wrong.push(`${i}: left of ${id}`);
      for (const stat of [DIPLOMACY, MILITARY]) {
        if (abilityOf(s, id, stat) !== ability(s, id, stat)) wrong.push(`${i}: ability of ${id}`);
        if (damageOf(s, id, stat) !== attackDamage(s, id, stat)) wrong.push(`${i}: damage of ${id}`);
      }
    }
    answer(babylon5, s, seat, greedyBot(2, babylon5Advice).choose(asked(babylon5, s, seat)));
  }
  expect(wrong).toEqual([]);
});

test('it arms its own people, not those of others', () => {
  const s = setUp({
    seats: [
      { race: 'narn', rating: 15, hand: ['Concealed Weapon'], supporting: ['Narn Aide'] },
      { race: 'centauri', inner: ['Minister Malachi'] },
    ],
    order: ['narn', 'centauri'],
  });
  const sponsor = options(babylon5, s, 0).find(o => o.verb === 'sponsor')!;
  answer(babylon5, s, 0, [sponsor]);
  for (let asks = 0; asks < 2 && asking(babylon5, s).step.menu.name !== 'put on'; asks++)
    answer(babylon5, s, 0, greedyBot(1, babylon5Advice).choose(asked(babylon5, s, 0)));
  expect(s.cards[Number(picks(s, 0)[0]!.split(':')[1])]!.faction).toBe(0);
});

test('it has a character strike outside conflicts where that pays', () => {
  const rich = (foe: string) =>
    setUp({
      seats: [
        { race: 'narn', rating: 25, ambassador: { card: "G'Kar", rotated: true }, supporting: ["Tu'Pari"] },
        { race: 'centauri', rating: 12, ambassador: foe, supporting: [] },
      ],
      order: ['narn', 'centauri'],
    });
  expect(verb(rich('Lady Morella'), 0)).toBe('use');
  // the target would fell him, and not he the target
  expect(verb(rich("Kha'Mak"), 0)).not.toBe('use');
});

test('it aims at a location that stands, rather than at one that lies in ruins', () => {
  const s = setUp({
    round: 'conflict',
    seats: [
      { race: 'narn', hand: ['Sponsor Rebels'], supporting: ['Narn Agent'] },
      { race: 'centauri', supporting: ['Ragesh III', { card: 'Immolan V', neutralized: true, severe: 4 }] },
    ],
    order: ['narn', 'centauri'],
  });
  const seen: string[] = [];
  for (let i = 0; i < 8 && asking(babylon5, s).step.menu.name !== 'target'; i++) {
    const seat = awaited(s)[0]!;
    const list = options(babylon5, s, seat);
    answer(babylon5, s, seat, [list.find(o => o.verb === 'declare') ?? list.at(-1)!]);
  }
  seen.push(labelled(s, awaited(s)[0]!));
  expect(seen).toEqual(['Ragesh III']);
});

/** A Narn player with these cards, whose ambassador is rotated, and the members of the Interstellar Alliance. */
const narnWith = (hand: string[], isa: ('narn' | 'centauri')[] = [], more: object = {}) =>
  setUp({
    seats: [
      { race: 'narn', rating: 4, spent: 4, hand, deck: 9, ambassador: { card: "G'Kar", rotated: true }, ...more },
      { race: 'centauri', deck: 9 },
    ],
    order: ['narn', 'centauri'],
    ...(isa.length > 0 ? { isa } : {}),
  });

test('it founds the Interstellar Alliance once, and joins it from outside', () => {
  expect(verb(narnWith(['Test Foundation']), 0)).toBe('event');
  expect(verb(narnWith(['Test Foundation'], ['centauri']), 0)).not.toBe('event');
  expect(verb(narnWith(['Test Accession'], ['centauri']), 0)).toBe('event');
  expect(verb(narnWith(['Test Accession'], ['centauri', 'narn']), 0)).not.toBe('event');
  expect(verb(narnWith(['Test Accession']), 0)).toBe('pass');
});

test('it fetches an ISA card instead of a single draw', () => {
  expect(verb(narnWith([], ['centauri']), 0)).toBe('fetch');
  expect(
    verb(
      narnWith(
        Array.from({ length: 12 }, () => 'Narn Aide'),
        ['centauri'],
      ),
      0,
    ),
  ).toBe('pass');
});

test('a member of the Interstellar Alliance makes no war on another', () => {
  const strong = { supporting: ['First Battle Fleet', 'Second Battle Fleet'] };
  expect(verb(narnWith(['Test Alliance War'], [], strong), 0)).toBe('event');
  expect(verb(narnWith(['Test Alliance War'], ['narn', 'centauri'], strong), 0)).not.toBe('event');
});

test('it becomes Drakh only with an agenda by which the Drakh win', () => {
  const centauri = (hand: string[]) =>
    setUp({
      seats: [{ race: 'centauri', rating: 12, hand: ['Test Drakh Envoy', ...hand] }, { race: 'narn' }],
      order: ['centauri', 'narn'],
    });
  expect(verb(centauri([]), 0)).not.toBe('sponsor');
  expect(verb(centauri(['Test Dark Design']), 0)).toBe('sponsor');
});
