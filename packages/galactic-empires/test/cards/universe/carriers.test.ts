import { expect, test } from 'vitest';
import type { CardPlace, SeatPosition } from '../../../src/index.ts';
import { type Table, table } from '../../table.ts';
import { testCard } from '../../test-cards.ts';

// Shuttles, fighters and transporters

const S4 = 'S4 Argonian Destroyer';
const S3 = 'S3 Tufor Cutter';
const S2 = 'S2 Police Cutter';
const [MOVE, SEND] = [0, 1];
/** Player 1 with a destroyer, the cards on it, and a police cutter; player 2 with a cutter. */
const sides = (
  on: readonly CardPlace[],
  one: Partial<SeatPosition> = {},
  two: Partial<SeatPosition> = {},
  more: { active?: number; phase?: 'play A' | 'weapons fire' | 'allocation' } = {},
): Table =>
  table({
    ...more,
    seats: [
      { fleet: ['T3 Moon', { card: S4, on }, S2], ...one },
      { fleet: ['T4 Small System', { card: S3, shieldDamage: 3 }], order: 'never', ...two },
    ],
  });

const ROOM: Readonly<Record<string, number>> = {
  'E1 Terrain Attack Shuttle': 2,
  'E3 Shuttlecraft': 3,
  'E3 Stealth Fighter': 1,
  'E4 Heavy Shuttlecraft': 5,
  'E4 Survey Shuttle': 2,
  'E5 Fighter': 1,
  'E6 Tactical Fighter': 2,
  'E7 Heavy Fighter': 2,
  'E8 Assault Fighter': 2,
};
const crew = ['C1 Crewman', 'C1 Informant', 'C2 Ensign', 'C2 Helmsman', 'C3 Nurse', 'C4 Navigator'];
for (const [carrier, room] of Object.entries(ROOM)) {
  test(`${carrier}: carries ${room} crew and no more, stays with them on a ship of its fleet, and does one thing a turn`, () => {
    const t = sides([carrier, ...crew]);
    t.act(1, 'use', carrier, MOVE);
    expect(t.whyNot(1, ...crew.slice(0, room + 1))?.text).toMatch(/^The answer names \d/);
    t.pick(1, ...crew.slice(0, room)).pick(1, S2);
    expect(t.on(S2).sort()).toEqual([...crew.slice(0, room), carrier].sort());
    expect(t.refuses(1, 'use', carrier, MOVE)).toBe('ge/card-actions-limit/1');
    expect(t.refuses(1, 'use', carrier, SEND)).toBe('ge/card-actions-limit/1');
  });

  test(`${carrier}: flies home where it has set crew down at a terrain`, () => {
    const t = sides([carrier, 'C4 Navigator']);
    t.act(1, 'use', carrier, MOVE).pick(1, 'C4 Navigator').pick(1, 'T3 Moon');
    expect([t.under('C4 Navigator'), t.under(carrier)]).toEqual(['T3 Moon', S4]);
  });
}

const SENT: Readonly<Record<string, number>> = {
  'E1 Terrain Attack Shuttle': 1,
  'E2 Transporter': 1,
  'E3 Shuttlecraft': 1,
  'E3 Stealth Fighter': 1,
  'E4 Heavy Shuttlecraft': 2,
  'E4 Survey Shuttle': 1,
  'E5 Fighter': 1,
  'E6 Tactical Fighter': 1,
  'E7 Heavy Fighter': 1,
  'E8 Assault Fighter': 2,
};
for (const [carrier, n] of Object.entries(SENT)) {
  test(`${carrier}: sends ${n} crew on a mission to one ship, which comes back with it`, () => {
    const t = sides([carrier, 'C1 Boarding Party', 'C3 Boarding Party', 'C7 Boarding Party']);
    t.act(1, 'use', carrier, SEND);
    const party = ['C1 Boarding Party', 'C3 Boarding Party'].slice(0, n);
    if (n > 1) expect(t.whyNot(1, ...party, 'C7 Boarding Party')?.text).toMatch(/^The answer names \d/);
    t.pick(1, ...party);
    expect(t.strength(S3)).toEqual([3, 3 - n]);
    expect([...party, carrier].map(x => t.under(x))).toEqual([...party, carrier].map(() => S4));
    expect(t.refuses(1, 'use', carrier, MOVE)).toBe('ge/card-actions-limit/1');
  });
}

const SHOTS: Readonly<Record<string, number>> = {
  'E3 Shuttlecraft': 1,
  'E3 Stealth Fighter': 2,
  'E4 Heavy Shuttlecraft': 2,
  'E5 Fighter': 1,
  'E6 Tactical Fighter': 2,
  'E7 Heavy Fighter': 1,
  'E8 Assault Fighter': 2,
};
for (const [carrier, n] of Object.entries(SHOTS)) {
  test(`${carrier}: fires its ${n} phaser${n > 1 ? 's' : ''} once and not again next turn, and moves no crew in the turn in which it fires`, () => {
    const t = sides([carrier, 'C4 Navigator'], {}, {}, { phase: 'weapons fire' });
    t.act(1, 'fire', S3).pick(1, ...Array.from({ length: n }, () => t.id(carrier)));
    expect(t.strength(S3)).toEqual([3, 3 - n]);
    expect([t.s.phase, t.refuses(1, 'use', carrier, MOVE)]).toEqual(['play B', 'ge/card-actions-limit/1']);
    t.untilPhase('weapons fire', 1).act(1, 'fire', S3);
    expect(t.offered(1)).not.toContain(carrier);
    t.leaveOpen();
  });
}

for (const [carrier, phasers, heavy] of [
  ['E5 Fighter', 1, 1],
  ['E6 Tactical Fighter', 2, 1],
  ['E7 Heavy Fighter', 1, 2],
  ['E8 Assault Fighter', 2, 2],
] as const) {
  test(`${carrier}: fires ${heavy} heavy weapon${heavy > 1 ? 's' : ''} every turn, armed with ammunition, its ${phasers} phaser${phasers > 1 ? 's' : ''} once; without ammunition the phasers alone`, () => {
    const fire = (armed: boolean, turns: number) => {
      const t = sides(
        [carrier],
        { fleet: ['T6 System', 'T3 Moon', { card: S2, on: [carrier] }], order: 'never' },
        { fleet: ['S10 Krebiz Dreadnought Carrier'] },
        { phase: 'allocation' },
      );
      const gun = t.id(carrier);
      const arms = () => t.pick(1, ...(armed ? Array.from({ length: heavy }, () => gun) : []));
      arms();
      for (let i = 0; i < turns; i++) {
        t.untilPhase('weapons fire', 1).act(1, 'fire', 'S10 Krebiz Dreadnought Carrier');
        t.pick(
          1,
          ...t
            .options(1)
            .filter(o => o.a === gun)
            .flatMap(o => Array.from({ length: o.b === 0 ? phasers : heavy }, () => gun)),
        );
        if (i + 1 < turns) arms.call(t.untilPhase('allocation', 1));
      }
      return t.happened('fired').map(x => [x.fire.phasers, x.fire.heavy]);
    };
    expect(fire(true, 2)).toEqual([
      [phasers, heavy],
      [0, heavy],
    ]);
    expect(fire(false, 1)).toEqual([[phasers, 0]]);
  });
}

test('E1 Terrain Attack Shuttle: from a ship it damages a terrain without a base for 1, and no terrain with one', () => {
  const t = sides(
    ['E1 Terrain Attack Shuttle'],
    {},
    { fleet: ['T3 Moon', { card: 'T4 Small System', on: ['B4 Base Station'] }] },
  );
  const moon = t.all('T3 Moon', 2)[0]!;
  t.act(1, 'use', 'E1 Terrain Attack Shuttle', 2);
  expect(t.strength(moon)).toEqual([3, 2]);
  const guarded = sides(
    ['E1 Terrain Attack Shuttle'],
    {},
    { fleet: [{ card: 'T4 Small System', on: ['B4 Base Station'] }] },
  );
  expect(guarded.refuses(1, 'use', 'E1 Terrain Attack Shuttle', 2)).toBe('ge/crucial-rules/1');
  const based = sides([], {
    fleet: [{ card: 'T3 Moon', on: [{ card: 'B4 Base Station', on: ['E1 Terrain Attack Shuttle'] }] }],
  });
  expect(based.refuses(1, 'use', 'E1 Terrain Attack Shuttle', 2)).toBe('ge/crucial-rules/1');
});

test('E2 Transporter: moves any number of crew to or from where it is, and not between two other places', () => {
  const t = sides(['E2 Transporter', ...crew], {
    fleet: [{ card: 'T3 Moon', on: ['C5 Quartermaster'] }, { card: S4, on: ['E2 Transporter', ...crew] }, S2],
  });
  t.act(1, 'use', 'E2 Transporter', MOVE).pick(1, 'T3 Moon');
  // from the moon only the transporter can be reached: no question is asked
  expect(t.under('C5 Quartermaster')).toBe(S4);
  const all = sides(['E2 Transporter', ...crew]);
  all
    .act(1, 'use', 'E2 Transporter', MOVE)
    .pick(1, ...crew)
    .pick(1, S2);
  expect(all.on(S2).sort()).toEqual([...crew].sort());
});

test('E2 Transporter: is played on terrain too, and sends no crew through another player’s shields', () => {
  const t = sides([], { hand: ['E2 Transporter'] });
  t.act(1, 'play', 'E2 Transporter').pick(1, 'T3 Moon');
  expect(t.under('E2 Transporter')).toBe('T3 Moon');
  const shut = sides(['E2 Transporter', 'C1 Boarding Party'], {}, { fleet: [S3] });
  expect(shut.refuses(1, 'use', 'E2 Transporter', SEND)).toBe('ge/crucial-rules/1');
  shut.act(1, 'use', 'E2 Transporter', MOVE);
  expect(shut.offered(1)).not.toContain('Tufor');
  shut.pick(1, S2);
});

test('E3 Shuttlecraft: played as a reaction it takes crew off a ship that is fired at', () => {
  const t = sides(
    [],
    { hand: ['E3 Shuttlecraft'], fleet: ['T3 Moon', { card: S3, on: ['C4 Navigator'] }, S2] },
    { fleet: [S4] },
    { active: 2, phase: 'weapons fire' },
  );
  t.act(2, 'fire', S3).pick(2, S4, S4, S4).act(1, 'respond', 'E3 Shuttlecraft', 0).pick(1, S2);
  t.pick(1, S3).pick(1, 'C4 Navigator').pick(1, S2);
  expect([t.under('C4 Navigator'), t.under('E3 Shuttlecraft')]).toEqual([S2, S2]);
});

test('E4 Survey Shuttle: is no reaction card, generates 1 supply and 1 energy, and works on an engaged unit alone', () => {
  const t = sides(
    ['E4 Survey Shuttle'],
    {
      fleet: [
        'S2 Police Cutter',
        { card: S4, engaged: false },
        { card: 'S2 Police Cutter', on: ['E4 Survey Shuttle'] },
      ],
      hand: ['E4 Survey Shuttle'],
    },
    {},
    { phase: 'allocation' },
  );
  t.untilPhase('play A', 1);
  expect(t.happened('generated')[0]!.points).toMatchObject({ supply: 1, energy: 1 });
  const off = sides([], { fleet: [{ card: S4, engaged: false, on: ['E4 Survey Shuttle', 'C4 Navigator'] }, S2] });
  expect(off.refuses(1, 'use', 'E4 Survey Shuttle', MOVE)).toBe('ge/disengaged/1');
});

test('E5 Planetary Transportation: moves crew from a terrain of another player to one of its fleet', () => {
  const t = table({
    seats: [
      { fleet: [{ card: 'T3 Moon', on: ['E5 Planetary Transportation'] }, S2] },
      {
        fleet: [
          { card: 'T4 Small System', on: ['C4 Navigator', 'C1 Crewman'] },
          { card: S3, on: ['C3 Nurse'] },
        ],
      },
    ],
  });
  t.act(1, 'use', 'E5 Planetary Transportation').pick(1, 'C4 Navigator', 'C1 Crewman');
  expect(t.on('T3 Moon').sort()).toEqual(['C1 Crewman', 'C4 Navigator', 'E5 Planetary Transportation']);
  expect(t.under('C3 Nurse')).toBe(S3);
});

test('E5 Planetary Transportation: is played on a terrain, and takes no crew off a ship', () => {
  const t = table({
    seats: [
      { fleet: ['T3 Moon', S2], hand: ['E5 Planetary Transportation'] },
      { fleet: [{ card: S3, on: ['C3 Nurse'] }] },
    ],
  });
  t.act(1, 'play', 'E5 Planetary Transportation');
  expect(t.under('E5 Planetary Transportation')).toBe('T3 Moon');
  expect(t.refuses(1, 'use', 'E5 Planetary Transportation')).toBe('ge/crucial-rules/1');
});

test('E3 Temporal Transporter: sends crew to the time origin and back; there it uses functions that need no place', () => {
  const t = sides(['E3 Temporal Transporter', 'C8 Assassin'], {}, { hand: ['T3 Moon'] });
  t.act(1, 'use', 'E3 Temporal Transporter');
  expect(t.happened('moved').map(f => f.on)).toEqual([-1, t.id(S4)]);
  expect(t.under('C8 Assassin')).toBe(S4);
  // there it has looked at a card of a hand
  expect(t.log(0).some(line => line.includes('T3 Moon'))).toBe(true);
});

test('E3 Temporal Transporter: crew that does nothing without a place stays at home', () => {
  const t = sides(['E3 Temporal Transporter', 'C1 Boarding Party']);
  expect(t.refuses(1, 'use', 'E3 Temporal Transporter')).toBe('ge/crucial-rules/1');
});

test('E7 Temporal Shuttle: sends up to three crew to the time origin, and is no reaction card', () => {
  const t = sides(['E7 Temporal Shuttle', 'C8 Assassin'], {}, { hand: ['T3 Moon'] });
  expect(t.refuses(1, 'use', 'E7 Temporal Shuttle', 1)).toBe('ge/crucial-rules/1');
  t.act(1, 'use', 'E7 Temporal Shuttle', 0);
  expect([t.under('C8 Assassin'), t.under('E7 Temporal Shuttle')]).toEqual([S4, S4]);
});

testCard({ types: ['C'], strength: 3, timeStrength: 2, title: 'Test Knight', empire: 'Time Knight' }, {});
test('E7 Temporal Shuttle: brings one Time Knight of its player from the time origin to its place; one in a fleet stays', () => {
  const t = sides(['E7 Temporal Shuttle'], {
    fleet: [
      { card: S4, on: ['E7 Temporal Shuttle'] },
      { card: S2, on: ['C4 Navigator'] },
    ],
    timeOrigin: ['C3 Test Knight'],
  });
  t.act(1, 'use', 'E7 Temporal Shuttle', 1);
  expect([t.under('C3 Test Knight'), t.realm('C3 Test Knight'), t.under('C4 Navigator')]).toEqual([S4, 'fleet', S2]);
  expect(t.refuses(1, 'use', 'E7 Temporal Shuttle', 0)).toBe('ge/card-actions-limit/1');
  const aboard = sides(['E7 Temporal Shuttle'], {
    fleet: [
      { card: S4, on: ['E7 Temporal Shuttle'] },
      { card: S2, on: ['C3 Test Knight'] },
    ],
  });
  expect(aboard.refuses(1, 'use', 'E7 Temporal Shuttle', 1)).toBe('ge/crucial-rules/1');
});

test('C4 Security Officer: takes no room on a shuttle: it travels besides a full load', () => {
  const t = sides(['E3 Stealth Fighter', 'C4 Security Officer', 'C4 Navigator', 'C1 Crewman']);
  t.act(1, 'use', 'E3 Stealth Fighter', MOVE);
  expect(t.whyNot(1, 'C4 Navigator', 'C1 Crewman')?.text).toMatch(/^The answer names \d/);
  t.pick(1, 'C4 Navigator').pick(1, 'C4 Security Officer').pick(1, S2);
  expect(t.on(S2).sort()).toEqual(['C4 Navigator', 'C4 Security Officer', 'E3 Stealth Fighter']);
});

test('L3 Transporter Malfunction: on the way back it leaves the crew of a mission where it is', () => {
  const t = sides(
    ['E2 Transporter', 'C1 Boarding Party'],
    {},
    { fleet: [{ card: S3, shieldDamage: 9 }], hand: ['L3 Transporter Malfunction'], order: 'always' },
  );
  t.act(1, 'use', 'E2 Transporter', SEND).pass(2).pass(2).act(2, 'respond', 'L3 Transporter Malfunction');
  expect([t.under('C1 Boarding Party'), t.strength(S3)]).toEqual([S3, [3, 2]]);
  // it can return next turn
  t.untilPhase('play A', 2).untilPhase('play A', 1).act(1, 'use', 'E2 Transporter', MOVE).pass(2);
  expect(t.under('C1 Boarding Party')).toBe(S4);
});

test('C6 Commando: other players’ shuttles cannot land crew on its ship; transporters can', () => {
  const t = sides(
    ['E3 Shuttlecraft', 'E2 Transporter', 'C1 Boarding Party'],
    {},
    { fleet: [{ card: S3, shieldDamage: 3, on: ['C6 Commando'] }] },
  );
  expect(t.refuses(1, 'use', 'E3 Shuttlecraft', SEND)).toBe('ge/crucial-rules/1');
  expect(t.offers(1, 'use', 'E2 Transporter', SEND)).toBe(true);
});

test('E2 Transporter: played in its player’s own turn to react to a reaction, it has used its one action of that turn', () => {
  const t = sides(
    ['E1 Explosive Mine', 'C4 Navigator'],
    { hand: ['E2 Transporter'] },
    { fleet: ['S4 Argonian Minesweeper'], order: 'always' },
  );
  t.act(1, 'use', 'E1 Explosive Mine')
    .act(2, 'respond', 'S4 Argonian Minesweeper')
    .act(1, 'respond', 'E2 Transporter', 0)
    .pick(1, S4);
  if (t.asked[0] === 2) t.pass(2);
  while (t.question === 'target') t.least();
  while (t.question === 'respond') t.pass();
  expect(t.inPlay('E2 Transporter')).toBe(true);
  expect(t.refuses(1, 'use', 'E2 Transporter', MOVE)).toBe('ge/card-actions-limit/1');
});

/** Player 2 plays terrain; player 1 may react with the carrier in hand. */
const surprise = (carrier: string, one: Partial<SeatPosition>, two: Partial<SeatPosition> = {}): Table =>
  sides([], { hand: [carrier], ...one }, { hand: ['T3 Moon'], ...two }, { active: 2 }).act(2, 'play', 'T3 Moon');
test.each(
  Object.entries(ROOM).filter(([carrier]) => carrier !== 'E4 Survey Shuttle'),
)('%s: played in reaction it moves %d crew and no more at once; without a unit to lie on it is not played', (carrier, room) => {
  const t = surprise(carrier, { fleet: ['T3 Moon', { card: S4, on: crew }, S2] });
  t.act(1, 'respond', carrier, MOVE).pick(1, S2).pick(1, S4);
  expect(t.whyNot(1, ...crew.slice(0, room + 1))?.text).toMatch(/^The answer names \d/);
  t.pick(1, ...crew.slice(0, room)).pick(1, S2);
  expect(t.on(S2).sort()).toEqual([...crew.slice(0, room), carrier].sort());
  const bare = surprise(carrier, { fleet: [{ card: 'T3 Moon', on: crew }] });
  expect(bare.offers(1, 'respond', carrier, MOVE)).toBe(false);
  bare.leaveOpen();
});
test.each(
  Object.entries(SENT).filter(([carrier]) => carrier !== 'E4 Survey Shuttle'),
)('%s: played in reaction on a ship with crew it sends %d of them on a mission; without crew it sends nobody', (carrier, n) => {
  const all = ['C1 Boarding Party', 'C3 Boarding Party', 'C7 Boarding Party'];
  const t = surprise(carrier, { fleet: ['T3 Moon', { card: S4, on: all }, S2] });
  // the other ship has no crew to send
  expect(t.offered(1)).toContain('send ');
  t.act(1, 'respond', carrier, SEND);
  if (n > 1) expect(t.whyNot(1, ...all)?.text).toMatch(/^The answer names \d/);
  t.pick(1, ...all.slice(0, n));
  expect([t.strength(S3), t.under(carrier)]).toEqual([[3, 3 - n], S4]);
  const alone = surprise(carrier, { fleet: ['T3 Moon', S4, S2] });
  expect(alone.offered(1)).not.toContain('send ');
  alone.leaveOpen();
});
test.each(
  Object.entries(SHOTS),
)('%s: played in reaction in a Weapons Fire Phase it fires its phasers at once (%d), and outside of one it does not', (carrier, n) => {
  const t = sides([], { hand: [carrier] }, {}, { active: 2, phase: 'weapons fire' });
  t.act(2, 'fire', S2).pick(2, S3).pick(1, `Play ${carrier}: fire its weapons`).pick(1, S2).pick(1, S3);
  t.pick(1, ...Array.from({ length: n }, () => carrier));
  expect(t.strength(S3)).toEqual([3, 3 - n]);
  const quiet = surprise(carrier, {});
  expect(quiet.offered(1)).not.toContain('fire its weapons');
  quiet.leaveOpen();
});

test('E1 Terrain Attack Shuttle: played as a reaction to a ship it damages a terrain without a base; from a base it does not', () => {
  const shuttle = 'E1 Terrain Attack Shuttle';
  const t = surprise(shuttle, {}, { fleet: ['T4 Small Planet', { card: 'T4 Small System', on: ['B4 Base Station'] }] });
  expect(t.offered(1)).toContain('damage');
  // after the move, the attack was its other function
  t.act(1, 'respond', shuttle, 1).pick(1, S2);
  expect([t.strength('T4 Small Planet'), t.strength('T4 Small System'), t.under(shuttle)]).toEqual([
    [4, 3],
    [4, 4],
    S2,
  ]);
  const base: CardPlace = { card: 'T3 Moon', on: ['B4 Base Station'] };
  const based = surprise(shuttle, { fleet: [base] });
  expect(based.offered(1)).not.toContain('damage');
  based.leaveOpen();
});

test('E4 Survey Shuttle: a Security Officer goes besides the two that it holds', () => {
  const t = sides(['E4 Survey Shuttle', 'C4 Security Officer', 'C4 Navigator', 'C1 Crewman']);
  t.act(1, 'use', 'E4 Survey Shuttle', MOVE).pick(1, 'C4 Navigator', 'C1 Crewman').pick(1, 'C4 Security Officer');
  t.pick(1, S2);
  expect(t.on(S2).sort()).toEqual(['C1 Crewman', 'C4 Navigator', 'C4 Security Officer', 'E4 Survey Shuttle']);
});

test('E4 Survey Shuttle: a Landing Officer accompanies the crew that it sends, and does 1 more damage; no other crew does', () => {
  const send = (...more: CardPlace[]): Table =>
    sides(['E4 Survey Shuttle', 'C1 Boarding Party', ...more]).act(1, 'use', 'E4 Survey Shuttle', SEND);
  const t = send({ card: 'C2 Ensign', on: ['A3 Landing Officer'] });
  t.pick(1, 'C2 Ensign').act(1, 'deed', 'A3 Landing Officer', 0);
  expect([t.strength(S3), t.under('C2 Ensign'), t.under('E4 Survey Shuttle')]).toEqual([[3, 1], S4, S4]);
  expect(send('C2 Ensign').strength(S3)).toEqual([3, 2]);
});

test('E2 Transporter: played as a reaction it sends one crew to a ship without shields, and none through shields', () => {
  const aboard: Partial<SeatPosition> = { fleet: [{ card: S4, on: ['C1 Boarding Party'] }, S2] };
  const t = surprise('E2 Transporter', aboard);
  t.pick(1, 'Play E2 Transporter: send a crew card on a there-and-back mission');
  expect([t.strength(S3), t.under('C1 Boarding Party'), t.under('E2 Transporter')]).toEqual([[3, 2], S4, S4]);
  const shut = surprise('E2 Transporter', aboard, { fleet: [S3] });
  expect(shut.offered(1)).not.toContain('send ');
  shut.leaveOpen();
});

test('E3 Temporal Transporter: is played on a ship or a terrain of its fleet, and on no ship of another player', () => {
  const t = sides([], { hand: ['E3 Temporal Transporter'] }).act(1, 'play', 'E3 Temporal Transporter');
  expect([t.offers(1, 'on', S4), t.offers(1, 'on', 'T3 Moon'), t.offers(1, 'on', S3)]).toEqual([true, true, false]);
  t.pick(1, 'T3 Moon');
  expect(t.under('E3 Temporal Transporter')).toBe('T3 Moon');
});

test('E3 Temporal Transporter: played as a reaction it sends crew to the time origin at once; to crew that does nothing there it is not played', () => {
  const crewed = (...crew: string[]): Table =>
    surprise(
      'E3 Temporal Transporter',
      { fleet: ['T3 Moon', { card: S4, on: crew }, S2] },
      { hand: ['T3 Moon', 'T5 Star'] },
    );
  const t = crewed('C8 Assassin').act(1, 'respond', 'E3 Temporal Transporter');
  expect([t.under('C8 Assassin'), t.under('E3 Temporal Transporter')]).toEqual([S4, S4]);
  // there it has looked at a card of a hand
  expect(t.log(0).some(line => line.includes('T5 Star'))).toBe(true);
  expect(t.happened('moved').map(f => f.on)).toContain(-1);
  const idle = crewed('C1 Boarding Party');
  expect(idle.offers(1, 'respond', 'E3 Temporal Transporter')).toBe(false);
  idle.leaveOpen();
});
