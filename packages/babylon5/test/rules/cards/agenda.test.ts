import { rule } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import '../../support/cards-for-agendas.ts';
import { AGENDA, DISCARD, HAND, REMOVED, type Ruleset, type SeatPosition } from '../../../src/index.ts';
import { table } from '../../support/table.ts';

/** A Narn and a Centauri player, the Narn to act. */
const two = (narn: Partial<SeatPosition>, centauri: Partial<SeatPosition> = {}, more = {}) =>
  table({
    order: ['narn', 'centauri'],
    seats: [
      { race: 'narn', ...narn },
      { race: 'centauri', ...centauri },
    ],
    ...more,
  });

rule('b5/agenda/1', 'with an agenda in play, hidden or not, no second one comes in beside it', () => {
  const t = two({ agenda: 'Test Secret Plan', hand: ['Test Other Plan'] });
  expect(t.refuses('narn', 'hide-agenda', 'Test Other Plan')).toBe('b5/agenda/1');
  const hidden = two({ agenda: { card: 'Test Secret Plan', hidden: true }, hand: ['Test Other Plan'] });
  expect(hidden.refuses('narn', 'hide-agenda', 'Test Other Plan')).toBe('b5/agenda/1');
  t.act('narn', 'agenda', 'Test Other Plan');
  expect(t.titles('narn', AGENDA)).toEqual(['Test Other Plan']);
});

rule(
  ['b5/agenda/2', 'b5/cards-agenda/1'],
  'an Inner Circle character rotates to sponsor an agenda; with none ready it is refused',
  () => {
    const t = two({ hand: ['Test Secret Plan'], inner: ["Na'Toth"], supporting: ['Narn Aide'] });
    t.act('narn', 'agenda', 'Test Secret Plan');
    expect(t.offers('narn', 'card', 'Narn Aide')).toBe(false);
    t.pick('narn', "Na'Toth");
    expect(t.card("Na'Toth").rotated).toBe(1);
    expect(t.titles('narn', AGENDA)).toEqual(['Test Secret Plan']);
    expect(t.available('narn')).toBe(4);
    const tired = two({
      hand: ['Test Secret Plan'],
      ambassador: { card: "G'Kar", rotated: true },
      supporting: ['Narn Aide'],
    });
    expect(tired.refuses('narn', 'agenda', 'Test Secret Plan')).toBe('b5/agenda/2');
  },
);

rule('b5/agenda/3', "discarding one's own agenda is an action without rotation", () => {
  const t = two(
    { agenda: 'Test Secret Plan', ambassador: { card: "G'Kar", rotated: true } },
    { agenda: 'Test Other Plan' },
  );
  for (const how of ['discard-agenda', 'reveal-agenda'])
    expect(t.refuses('narn', how, 'Test Other Plan')).toBe('b5/agenda/3');
  t.act('narn', 'discard-agenda', 'Test Secret Plan');
  expect(t.titles('narn', AGENDA)).toEqual([]);
  expect(t.titles('narn', DISCARD)).toEqual(['Test Secret Plan']);
  expect(t.asked).toEqual(['centauri']);
});

rule('b5/agenda/4', 'a major agenda cannot be discarded', () => {
  const t = two({ agenda: 'Test Grand Plan' });
  expect(t.refuses('narn', 'discard-agenda', 'Test Grand Plan')).toBe('b5/agenda/4');
});

rule('b5/agenda/5', 'under the engine rules a hidden major agenda cannot be discarded either', () => {
  const place = { agenda: { card: 'Test Grand Plan', hidden: true } };
  expect(two(place, {}, { ruleset: 'engine' }).refuses('narn', 'discard-agenda', 'Test Grand Plan')).toBe(
    'b5/agenda/4',
  );
  expect(two(place).offers('narn', 'discard-agenda', 'Test Grand Plan')).toBe(true);
});

rule(
  'b5/agenda/6',
  'an agenda that could be sponsored takes the place of the present one, which leaves the game',
  () => {
    const t = two({ agenda: 'Test Secret Plan', hand: ['Test Other Plan', 'Test Dark Plan'] });
    expect(t.refuses('narn', 'agenda', 'Test Dark Plan')).toBe('b5/agenda/11');
    t.act('narn', 'agenda', 'Test Other Plan');
    expect(t.card("G'Kar").rotated).toBe(1);
    expect(t.titles('narn', REMOVED)).toEqual(['Test Secret Plan']);
    expect(t.titles('narn', DISCARD)).toEqual([]);
  },
);

rule('b5/agenda/7', 'a major agenda gives way only to another major agenda', () => {
  const t = two({ agenda: 'Test Grand Plan', hand: ['Test Secret Plan', 'Test Greater Plan'] });
  expect(t.refuses('narn', 'agenda', 'Test Secret Plan')).toBe('b5/agenda/7');
  t.act('narn', 'agenda', 'Test Greater Plan');
  expect(t.titles('narn', AGENDA)).toEqual(['Test Greater Plan']);
});

rule('b5/agenda/8', 'no hidden agenda replaces an agenda', () => {
  const t = two({ agenda: 'Test Secret Plan', hand: ['Test Other Plan'] });
  expect(t.refuses('narn', 'hide-agenda', 'Test Other Plan')).toBe('b5/agenda/1');
});

rule('b5/agenda/9', 'under the engine rules a hidden agenda is revealed or discarded before another comes', () => {
  const place = { agenda: { card: 'Test Secret Plan', hidden: true }, hand: ['Test Other Plan'] };
  const t = two(place, {}, { ruleset: 'engine' });
  expect(t.refuses('narn', 'agenda', 'Test Other Plan')).toBe('b5/agenda/9');
  t.act('narn', 'reveal-agenda', 'Test Secret Plan').pass('centauri');
  t.act('narn', 'agenda', 'Test Other Plan');
  expect(t.titles('narn', AGENDA)).toEqual(['Test Other Plan']);
});

rule(
  ['b5/agenda/10', 'b5/agenda/12'],
  'a hidden agenda does nothing until it is revealed, which is an action of its own',
  () => {
    const t = two({ hand: ['Test Secret Plan'], inner: ["Na'Toth"] });
    expect(t.ability("G'Kar", 'diplomacy')).toBe(5);
    t.act('narn', 'hide-agenda', 'Test Secret Plan').pick('narn', "Na'Toth");
    expect(t.card('Test Secret Plan').faceDown).toBe(1);
    expect(t.ability("G'Kar", 'diplomacy')).toBe(5);
    t.pass('centauri').act('narn', 'reveal-agenda', 'Test Secret Plan');
    expect(t.ability("G'Kar", 'diplomacy')).toBe(7);
    expect(t.card("G'Kar").rotated).toBe(0);
    expect(t.asked).toEqual(['centauri']);
  },
);

rule('b5/agenda/10', 'neither the action nor the conflict of a hidden agenda is to be had', () => {
  for (const ruleset of ['casual', 'tournament', 'engine'] as const) {
    const errand = two({ agenda: { card: 'Test Errand Plan', hidden: true } }, {}, { ruleset });
    expect(errand.refuses('narn', 'use', 'Test Errand Plan', 0)).toBe('b5/agenda/10');
    expect(errand.offers('narn', 'use', 'Test Errand Plan')).toBe(false);
    // other players do not even learn that it has one
    errand.pass('narn');
    expect(errand.refuses('centauri', 'use', 'Test Errand Plan', 0)).toBe('b5/action-round/7');
    errand.pass('centauri').leaveOpen();
    const quarrel = two({ agenda: { card: 'Test Quarrel Plan', hidden: true } }, {}, { ruleset, round: 'conflict' });
    expect(quarrel.refuses('narn', 'declare-from', 'Test Quarrel Plan', 0)).toBe('b5/agenda/10');
    expect(quarrel.offers('narn', 'declare-from', 'Test Quarrel Plan')).toBe(false);
  }
});

rule('b5/cards-agenda/1', 'in the conflict round no agenda comes in: it is sponsored or replaces another', () => {
  for (const ruleset of ['casual', 'tournament', 'engine'] as const) {
    const t = two({ hand: ['Test Secret Plan'] }, {}, { ruleset, round: 'conflict' });
    expect(t.refuses('narn', 'agenda', 'Test Secret Plan')).toBe('b5/cards-agenda/1');
    expect(t.refuses('narn', 'hide-agenda', 'Test Secret Plan')).toBe('b5/cards-agenda/1');
    expect(t.offers('narn', 'agenda', 'Test Secret Plan')).toBe(false);
  }
});

rule(['b5/agenda/3', 'b5/agenda/12'], 'revealing and discarding an agenda are actions of the action round', () => {
  const hidden = { agenda: { card: 'Test Secret Plan', hidden: true } };
  const t = two(hidden, {}, { round: 'conflict' });
  expect(t.refuses('narn', 'reveal-agenda', 'Test Secret Plan')).toBe('b5/agenda/12');
  expect(t.refuses('narn', 'discard-agenda', 'Test Secret Plan')).toBe('b5/agenda/3');
});

rule('b5/agenda/11', 'its requirements are asked when it is hidden and again when it is revealed', () => {
  const t = two({ hand: ['Test Dark Plan'] });
  expect(t.refuses('narn', 'hide-agenda', 'Test Dark Plan')).toBe('b5/agenda/11');
  const dark = two({ hand: ['Test Dark Plan'], supporting: ['Test Secret Shade'] });
  dark.act('narn', 'hide-agenda', 'Test Dark Plan').pass('centauri');
  dark.act('narn', 'reveal-agenda', 'Test Dark Plan');
  expect(dark.titles('narn', AGENDA)).toEqual(['Test Dark Plan']);
  const lost = two({ agenda: { card: 'Test Dark Plan', hidden: true } });
  lost.act('narn', 'reveal-agenda', 'Test Dark Plan');
  expect(lost.titles('narn', AGENDA)).toEqual([]);
  // requirements in its text also count
  const weak = two({ hand: ['Test Universal Plan'], rating: 19 });
  for (const how of ['agenda', 'hide-agenda'])
    expect(weak.refuses('narn', how, 'Test Universal Plan')).toBe('b5/agenda/11');
});

rule(
  ['b5/agenda/13', 'b5/agenda/15'],
  'one that needs 2 Shadow Marks is discarded when it is revealed without them',
  () => {
    const t = two({ agenda: { card: 'Test Dark Plan', hidden: true } });
    t.act('narn', 'reveal-agenda', 'Test Dark Plan');
    expect(t.titles('narn', DISCARD)).toEqual(['Test Dark Plan']);
  },
);

rule('b5/agenda/14', 'under the engine rules a hidden major agenda whose requirements fail stays hidden', () => {
  const t = two({ agenda: { card: 'Test Grand Dark Plan', hidden: true } }, {}, { ruleset: 'engine' });
  expect(t.refuses('narn', 'reveal-agenda', 'Test Grand Dark Plan')).toBe('b5/agenda/11');
  expect(t.card('Test Grand Dark Plan').faceDown).toBe(1);
  const dark = two(
    { agenda: { card: 'Test Grand Dark Plan', hidden: true }, supporting: ['Test Secret Shade'] },
    {},
    { ruleset: 'engine' },
  );
  expect(dark.offers('narn', 'reveal-agenda', 'Test Grand Dark Plan')).toBe(true);
});

rule('b5/agenda/16', 'an agenda that needs no rotation is hidden without one too', () => {
  const t = two({ hand: ['Test Public Works'], ambassador: { card: "G'Kar", rotated: true } });
  t.act('narn', 'hide-agenda', 'Test Public Works');
  expect(t.card('Test Public Works').faceDown).toBe(1);
});

rule('b5/agenda/17', 'under the engine rules a hidden agenda is not in play: no effect on agendas reaches it', () => {
  const t = two(
    { agenda: { card: 'Test Limited Plan', hidden: true } },
    { hand: ['Test Limited Plan'] },
    { ruleset: 'engine' },
  );
  expect(t.inPlay('Test Limited Plan', 'narn')).toBe(false);
  t.pass('narn').act('centauri', 'agenda', 'Test Limited Plan');
  expect(t.inPlay('Test Limited Plan', 'centauri')).toBe(true);
  expect(t.happened('agenda').map(f => f.how)).toEqual(['sponsored']);
});

rule(
  'b5/agenda/18',
  'under the engine rules revealing sets off what sponsoring does, but nothing was sponsored just now',
  () => {
    const t = two({ agenda: { card: 'Test Proud Plan', hidden: true } }, {}, { ruleset: 'engine' });
    expect(t.marks('narn', 'destiny')).toBe(0);
    t.act('narn', 'reveal-agenda', 'Test Proud Plan');
    expect(t.marks('narn', 'destiny')).toBe(1);
    expect(t.happened('agenda').map(f => f.how)).toEqual(['revealed']);
    expect(t.s.recent.filter(r => r.kind === 'sponsored')).toEqual([]);
  },
);

rule(
  'b5/agenda/19',
  'requirements to sponsor are asked of an agenda that comes by replacing another, under the engine rules',
  () => {
    const t = two({ agenda: 'Test Secret Plan', hand: ['Test Dark Plan'] }, {}, { ruleset: 'engine' });
    expect(t.refuses('narn', 'agenda', 'Test Dark Plan')).toBe('b5/agenda/11');
  },
);

rule('b5/agenda/20', 'Maintain the Peace asks for its 20 Military when it replaces another agenda as well', () => {
  const weak = two({
    agenda: 'Test Secret Plan',
    hand: ['Maintain the Peace'],
    supporting: ['First Battle Fleet', 'Homeworld Fleet'],
  });
  expect(weak.refuses('narn', 'agenda', 'Maintain the Peace')).toBe('b5/agenda/11');
  const strong = two({
    agenda: 'Test Secret Plan',
    hand: ['Maintain the Peace'],
    supporting: ['First Battle Fleet', 'Second Battle Fleet', 'Homeworld Fleet', 'Expeditionary Fleet'],
  });
  expect(strong.offers('narn', 'agenda', 'Maintain the Peace')).toBe(true);
});

rule(
  ['b5/agenda/21', 'b5/agenda/22'],
  'the old agenda still helps the new one in: 18 and 3 make the 20 power that it needs',
  () => {
    const t = two({ rating: 18, agenda: 'Test Mighty Plan', hand: ['Test Universal Plan'] });
    expect(t.power('narn')).toBe(21);
    t.act('narn', 'agenda', 'Test Universal Plan');
    expect(t.titles('narn', AGENDA)).toEqual(['Test Universal Plan']);
    expect(t.power('narn')).toBe(18);
    const without = two({ rating: 18, hand: ['Test Universal Plan'] });
    expect(without.refuses('narn', 'agenda', 'Test Universal Plan')).toBe('b5/agenda/11');
  },
);

rule('b5/agenda/23', 'marks of the old agenda that exclude those of the new one do not stop the replacement', () => {
  const t = two({ agenda: 'Test Light Plan', hand: ['Test Shade Plan'] });
  expect(t.marks('narn', 'vorlon')).toBe(1);
  t.act('narn', 'agenda', 'Test Shade Plan');
  expect(t.marks('narn', 'vorlon')).toBe(0);
  expect(t.marks('narn', 'shadow')).toBe(1);
  const fresh = two({ hand: ['Test Shade Plan'], ambassador: { card: "G'Kar", marks: { vorlon: 1 } } });
  expect(fresh.refuses('narn', 'agenda', 'Test Shade Plan')).toBe('b5/sponsor/25');
});

rule('b5/agenda/24', 'what the agenda gave by being there goes with it; what deeds brought stays', () => {
  const t = two({ agenda: 'Test Proud Plan', inner: ["Na'Toth"] });
  expect(t.power('narn')).toBe(4 + 1);
  t.act('narn', 'build', "Na'Toth");
  expect(t.rating('narn')).toBe(4 + 1 + 1);
  t.pass('centauri').act('narn', 'discard-agenda', 'Test Proud Plan');
  expect(t.marks('narn', 'destiny')).toBe(0);
  expect(t.power('narn')).toBe(6);
});

rule('b5/agenda/25', 'influence that the agenda added goes from the spent tokens first', () => {
  const t = two({ agenda: 'Test Rich Plan', inner: ["Na'Toth"] });
  expect(t.available('narn')).toBe(6);
  t.act('narn', 'build', "Na'Toth");
  expect(t.available('narn')).toBe(4);
  t.pass('centauri').act('narn', 'discard-agenda', 'Test Rich Plan');
  expect(t.rating('narn')).toBe(5);
  expect(t.available('narn')).toBe(4);
});

rule('b5/agenda/26', 'different players may have the same agenda, unless it is limited', () => {
  const t = two({ agenda: 'Test Secret Plan' }, { hand: ['Test Secret Plan', 'Test Limited Plan'] });
  t.pass('narn');
  expect(t.offers('centauri', 'agenda', 'Test Secret Plan')).toBe(true);
  const limited = two({ agenda: 'Test Limited Plan' }, { hand: ['Test Limited Plan'] });
  limited.pass('narn');
  expect(limited.refuses('centauri', 'agenda', limited.id('Test Limited Plan', 'centauri'))).toBe('b5/sponsor/24');
});

rule('b5/agenda/27', 'handing over 1 influence a turn is an action, once, and rotates nobody', () => {
  const t = table({
    order: ['human', 'narn'],
    seats: [{ race: 'human', rating: 6, agenda: 'Alliance of Races' }, { race: 'narn' }],
  });
  t.act('human', 'use', 'Alliance of Races');
  expect(t.rating('human')).toBe(5);
  expect(t.s.babylon5).toBe(5);
  expect(t.card('Jeffrey Sinclair').rotated).toBe(0);
  t.pass('narn');
  expect(t.offers('human', 'use', 'Alliance of Races')).toBe(false);
  t.until('conflict');
  expect(t.offers('human', 'use', 'Alliance of Races')).toBe(false);
});

rule('b5/agenda/28', 'a conflict that the agenda started resolves though the agenda is gone', () => {
  const t = two(
    {
      rating: 8,
      agenda: 'Test Quarrel Plan',
      supporting: ['Narn Agent'],
    },
    {},
    { conflicts: [{ conflict: 'Test Quarrel Plan', by: 'narn', support: ['Narn Agent'] }] },
  );
  t.act('narn', 'discard-agenda', 'Test Quarrel Plan').until('draw');
  expect(t.happened('conflict-resolved')).toHaveLength(1);
  expect(t.rating('narn')).toBe(9);
});

rule(
  ['b5/agenda/30', 'b5/cards-agenda/2'],
  'an agenda of a race is for its factions alone; another gives its conflict',
  () => {
    const t = two({ hand: ['Test Narn Plan'] }, { hand: ['Test Narn Plan'] });
    expect(t.offers('narn', 'agenda', 'Test Narn Plan')).toBe(true);
    t.pass('narn');
    expect(t.refuses('centauri', 'agenda', t.id('Test Narn Plan', 'centauri'))).toBe('b5/agenda/30');
    const round = two({ agenda: 'Test Quarrel Plan' }, {}, { round: 'conflict' });
    expect(round.offers('narn', 'declare-from', 'Test Quarrel Plan')).toBe(true);
    expect(round.ability("G'Kar", 'diplomacy')).toBe(5);
  },
);

rule('b5/agenda/32', 'a major agenda bars only its own player from a Standard Victory', () => {
  const t = two(
    { rating: 22, agenda: 'Test Grand Plan', deck: ['Narn Aide'] },
    { rating: 15, deck: ['Centauri Aide'] },
    { round: 'draw' },
  );
  t.until('conflict');
  expect(t.s.result).toBeNull();
  const other = two(
    { rating: 15, agenda: 'Test Grand Plan', deck: ['Narn Aide'] },
    { rating: 22, deck: ['Centauri Aide'] },
    { round: 'draw' },
  );
  other.until('conflict');
  expect(other.s.result).toEqual({ winners: [1], kind: 'standard' });
});

rule(
  'b5/agenda/35',
  'Servants of Order takes its Vorlon Mark along, and Never Again its power, when they lose their text or their place',
  () => {
    const t = table({
      order: ['minbari', 'narn'],
      seats: [{ race: 'minbari', agenda: 'Servants of Order', hand: ['Test Secret Plan'] }, { race: 'narn' }],
    });
    expect(t.marks('minbari', 'vorlon')).toBe(2);
    t.act('minbari', 'agenda', 'Test Secret Plan');
    expect(t.marks('minbari', 'vorlon')).toBe(1);
    const fleets = two({
      agenda: 'Never Again',
      supporting: ['First Battle Fleet', 'Homeworld Fleet'],
      hand: ['Test Secret Plan'],
    });
    expect(fleets.power('narn')).toBe(4 + 2);
    fleets.act('narn', 'agenda', 'Test Secret Plan');
    expect(fleets.power('narn')).toBe(4);
    const blank = two({
      agenda: { card: 'Never Again', attached: ['Forced Impairment'] },
      supporting: ['First Battle Fleet'],
    });
    expect(blank.power('narn')).toBe(4);
  },
);

rule('b5/agenda/34', 'under the engine rules a major agenda leaves only for another major one', () => {
  const t = two(
    { agenda: 'Test Grand Plan', hand: ['Test Secret Plan', 'Test Greater Plan'] },
    {},
    { ruleset: 'engine' },
  );
  expect(t.refuses('narn', 'discard-agenda', 'Test Grand Plan')).toBe('b5/agenda/4');
  expect(t.refuses('narn', 'agenda', 'Test Secret Plan')).toBe('b5/agenda/7');
  expect(t.offers('narn', 'agenda', 'Test Greater Plan')).toBe(true);
  expect(t.titles('narn', HAND)).toHaveLength(2);
});

rule('b5/glossary/10', 'an agenda that lets no second copy in is not sponsored once a copy has left the game', () => {
  const gone = two({ hand: ['Test Limited Plan'], removed: ['Test Limited Plan'] });
  const inHand = gone.s.zones[gone.seat('narn') * 9 + HAND]![0]!;
  expect(gone.refuses('narn', 'agenda', inHand)).toBe('b5/glossary/10');
  expect(two({ hand: ['Test Limited Plan'] }).offers('narn', 'agenda', 'Test Limited Plan')).toBe(true);
});

rule('b5/agenda/29', 'the conflict of an agenda is played: news that stops conflicts stops it, too', () => {
  const next = (hand: readonly string[]) => {
    const t = table({
      seats: [
        { race: 'human', rating: 15, hand, deck: ['Human Aide', 'Human Aide', 'Human Aide'] },
        { race: 'narn', rating: 15, agenda: 'Power Politics', deck: ['Narn Aide', 'Narn Aide', 'Narn Aide'] },
      ],
      order: ['human', 'narn'],
    });
    if (hand.length > 0) t.act('human', 'event', 'News of Galactic Import');
    return t.until('draw').untilAsked('declare', 'narn');
  };
  const [free, stopped] = [next([]), next(['News of Galactic Import'])];
  for (const t of [free, stopped]) expect(t.offers('narn', 'declare-from', 'Power Politics')).toBe(true);
  // for the whole turn in between the Narn are not asked
  expect(stopped.s.turn).toBe(free.s.turn + 1);
});

rule('b5/agenda/31', 'engine: nobody of another race takes control of an agenda of one race', () => {
  const taken = (ruleset: Ruleset, agenda: string) => {
    const t = table({
      ruleset,
      seats: [
        { race: 'human', rating: 12, hand: ['Test Annexed Plan'] },
        { race: 'narn', agenda },
      ],
      order: ['human', 'narn'],
    });
    t.act('human', 'event', 'Test Annexed Plan');
    return t.card(agenda).controller === t.seat('human');
  };
  expect(taken('engine', 'Never Again')).toBe(false);
  expect(taken('engine', 'Power Politics')).toBe(true);
  expect(taken('casual', 'Never Again')).toBe(true);
});
