import { rule } from '@orrery/kernel/testing';
import { expect, test } from 'vitest';
import type { Position, SeatPosition } from '../../src/index.ts';
import { DISCARD, HAND, INNER, SUPPORTING } from '../../src/state.ts';
import { type Table, table } from '../support/table.ts';
import './played-cards.ts';

const NMTB = 'Not Meant to Be';
type Side = Partial<SeatPosition>;

/** The Narn player acts first. The others each have a Not Meant to Be, and enough influence. */
function at(narn: Side, centauri: Side = {}, more: Partial<Position> = {}, human: Side | null = null): Table {
  const deck = ['Narn Aide', 'Human Aide', 'Minbari Aide', 'Centauri Aide'];
  return table({
    seats: [
      { race: 'narn', ambassador: 'Test Sudden Chief', rating: 12, deck, ...narn },
      { race: 'centauri', ambassador: 'Test Consul', rating: 12, hand: [NMTB], deck, ...centauri },
      ...(human ? [{ race: 'human' as const, rating: 12, deck, ...human }] : []),
    ],
    order: human ? ['narn', 'centauri', 'human'] : ['narn', 'centauri'],
    ...more,
  });
}

const chief = (marks: object): SeatPosition['ambassador'] => ({ card: 'Test Sudden Chief', marks });

rule('b5-r-not-meant-to-be-1', 'it takes what was applied and 2 for each mark required, and undoes the text', () => {
  const t = at(
    { ambassador: chief({ vorlon: 3 }), hand: ['You Are Not Ready'] },
    { supporting: ['Test Diplomat'] },
    { vorlons: 4, conflicts: [{ conflict: 'Test Debate', by: 'centauri', support: ['Test Diplomat'] }] },
  );
  t.act('narn', 'event', 'You Are Not Ready').act('centauri', 'event', NMTB);
  // 1 influence and 3 marks
  expect(t.available('centauri')).toBe(12 - 7);
  expect([t.s.vorlons, t.conflict('Test Debate').stage]).toEqual([4, 'initiated']);
  t.until('draw');
  expect(t.rating('centauri')).toBe(13);
});

test('Not Meant to Be: too dear, it is refused, and so it is once its player has had a chance to act', () => {
  const yanr = { ambassador: chief({ vorlon: 3 }), hand: ['You Are Not Ready', 'Decisive Tactics'] };
  const t = at(yanr, { rating: 6 }, { conflicts: [{ conflict: 'Test Debate', by: 'centauri' }] });
  t.act('narn', 'event', 'You Are Not Ready');
  expect(t.refuses('centauri', 'event', NMTB)).toBe('b5/targets/1');
  const late = at({ hand: ['Test Last Word'] })
    .act('narn', 'event', 'Test Last Word')
    .pass('centauri')
    .pass('narn');
  expect(late.s.round).not.toBe('action');
  const waited = at({ hand: ['Test Last Word', 'Decisive Tactics'] });
  waited.act('narn', 'event', 'Test Last Word').pass('centauri');
  waited.act('narn', 'event', 'Decisive Tactics').pick('narn', 'Test Sudden Chief');
  waited.act('centauri', 'event', NMTB);
  expect([waited.rating('narn'), waited.ability('Test Sudden Chief', 'leadership')]).toEqual([13, 0]);
});

rule('b5-r-not-meant-to-be-2', 'the damage of an Accident goes, the neutralization it led to stays', () => {
  const t = at(
    {},
    { hand: ['Accident'], rating: 9 },
    { order: ['centauri', 'narn', 'human'] },
    { hand: [NMTB], rating: 9 },
  );
  t.s.cards[t.id('Test Sudden Chief')]!.damage = 4;
  t.act('centauri', 'event', 'Accident').pick('centauri', 'Test Sudden Chief').pass('narn');
  expect(t.card('Test Sudden Chief')).toMatchObject({ neutralized: 1, severe: 0 });
  t.act('human', 'event', NMTB);
  expect(t.card('Test Sudden Chief')).toMatchObject({ neutralized: 1, severe: 0, damage: 0 });
  // a character that was only damaged has no damage again
  const u = at({}, { hand: ['Accident'] }, { order: ['centauri', 'narn', 'human'] }, { hand: [NMTB] });
  u.act('centauri', 'event', 'Accident').pick('centauri', 'Test Sudden Chief').pass('narn').act('human', 'event', NMTB);
  expect(u.card('Test Sudden Chief')).toMatchObject({ neutralized: 0, damage: 0 });
});

rule(
  'b5-r-not-meant-to-be-3',
  'an event without a printed cost is reversed for nothing, or for its marks alone',
  () => {
    const t = at({ hand: ['Test Last Word'] }, { spent: 12 });
    t.act('narn', 'event', 'Test Last Word').act('centauri', 'event', NMTB);
    expect([t.rating('narn'), t.available('centauri')]).toEqual([12, 0]);
  },
);

rule(
  'b5-r-not-meant-to-be-4',
  'what shuffled a deck is no target, and what ends the round leaves nobody an action for it',
  () => {
    const t = at({ hand: ['Test New Deal'] }).act('narn', 'event', 'Test New Deal');
    expect(t.rating('narn')).toBe(13);
    expect(t.refuses('centauri', 'event', NMTB)).toBe('b5/targets/1');
    const u = at({ ambassador: chief({ shadow: 2 }), hand: ['Confusion in Chaos'] });
    u.act('narn', 'event', 'Confusion in Chaos').pick('narn', 2).pick('centauri', 0);
    expect([u.s.round, u.asked]).not.toEqual(['action', ['centauri']]);
    expect(u.happened('round-ended')).toHaveLength(1);
  },
);

test('Confusion in Chaos: topped by another player, it does not end the round; it takes 2 Shadow Marks', () => {
  const t = at({ ambassador: chief({ shadow: 2 }), hand: ['Confusion in Chaos'] });
  t.act('narn', 'event', 'Confusion in Chaos').pick('narn', 2);
  expect(t.options('centauri').map(o => o.a)).toEqual([0, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
  t.pick('centauri', 3);
  expect([t.s.round, t.available('narn'), t.available('centauri')]).toEqual(['action', 10, 9]);
  const poor = at({ ambassador: chief({ shadow: 1 }), hand: ['Confusion in Chaos'] });
  expect(poor.refuses('narn', 'event', 'Confusion in Chaos')).toBe('b5/cost/7');
});

rule('b5-r-not-meant-to-be-5', 'Destiny Fulfilled is undone although it has become an enhancement', () => {
  const t = at({ ambassador: chief({ destiny: 3 }), hand: ['Destiny Fulfilled'] });
  t.act('narn', 'event', 'Destiny Fulfilled').pick('narn', 10);
  expect([t.ability('Test Sudden Chief', 'diplomacy'), t.card('Destiny Fulfilled').host]).toEqual([
    8,
    t.id('Test Sudden Chief'),
  ]);
  t.act('centauri', 'event', NMTB);
  expect(t.available('centauri')).toBe(1);
  expect([t.ability('Test Sudden Chief', 'diplomacy'), t.card('Destiny Fulfilled').host]).toEqual([5, -1]);
  t.until('draw').until('action');
  expect([t.ability('Test Sudden Chief', 'diplomacy'), t.card('Test Sudden Chief').attached]).toEqual([5, []]);
  expect(t.titles('narn', DISCARD)).toContain('Destiny Fulfilled');
});

rule('b5-r-not-meant-to-be-6', 'no event is reversed twice, even if its reversal has been reversed', () => {
  const t = at({ hand: ['Test Last Word', NMTB] }, {}, {}, { hand: [NMTB] });
  t.act('narn', 'event', 'Test Last Word').act('centauri', 'event', NMTB);
  // the human may now undo the reversal, but not the event again
  expect(t.offers('human', 'event', NMTB)).toBe(true);
  const plays = t.s.plays.length;
  t.act('human', 'event', NMTB);
  expect(t.s.plays.slice(0, plays).map(p => p.reversed)).toEqual([true, true]);
  expect(t.rating('narn')).toBe(13);
  const u = at({ hand: ['Test Last Word'] }, { hand: [NMTB, NMTB] }, {}, { hand: [] });
  u.act('narn', 'event', 'Test Last Word').act('centauri', 'event', NMTB).pass('human', 'narn');
  expect(u.refuses('centauri', 'event', u.s.zones[9 + HAND]![0])).toBe('b5/targets/1');
  // two opponents: the second can undo only the first one's reversal
  const w = at({ hand: ['Test Last Word'] }, {}, {}, { hand: [NMTB] });
  w.act('narn', 'event', 'Test Last Word').act('centauri', 'event', NMTB);
  w.act('human', 'event', NMTB);
  expect(w.happened('event-reversed').map(x => x.play)).toEqual([0, 1]);
});

rule(
  'b5-r-not-meant-to-be-7',
  'what was applied for the corner cost stays applied; what the text asked for comes back',
  () => {
    const t = at({ ambassador: chief({ destiny: 1 }), hand: ['Destiny Fulfilled'] });
    t.act('narn', 'event', 'Destiny Fulfilled').pick('narn', 5);
    expect(t.available('narn')).toBe(6);
    t.act('centauri', 'event', NMTB);
    expect(t.available('narn')).toBe(11);
  },
);

rule(
  'b5-r-not-meant-to-be-8',
  'a reversal that is reversed gives its player the influence back, and the first event stands',
  () => {
    const t = at({ hand: ['Popular Support', NMTB] });
    t.act('narn', 'event', 'Popular Support').pick('narn', 'Test Sudden Chief');
    expect(t.ability('Test Sudden Chief', 'diplomacy')).toBe(7);
    t.act('centauri', 'event', NMTB);
    expect([t.ability('Test Sudden Chief', 'diplomacy'), t.available('centauri')]).toEqual([5, 11]);
    t.act('narn', 'event', NMTB);
    expect([t.ability('Test Sudden Chief', 'diplomacy'), t.available('centauri')]).toEqual([7, 12]);
    // 1 for Popular Support, and 1 to match the 1 that the reversal took
    expect(t.available('narn')).toBe(10);
    const u = at({ hand: ['Test Last Word', NMTB], rating: 12, spent: 2 });
    u.act('narn', 'event', 'Test Last Word').act('centauri', 'event', NMTB).act('narn', 'event', NMTB);
    expect([u.rating('narn'), u.available('narn')]).toEqual([13, 11]);
  },
);

rule('b5-r-not-meant-to-be-9', 'both the printed cost and what the text asked for are matched', () => {
  const t = at({ ambassador: chief({ destiny: 1 }), hand: ['Destiny Fulfilled'] });
  t.act('narn', 'event', 'Destiny Fulfilled').pick('narn', 5).act('centauri', 'event', NMTB);
  expect(t.available('centauri')).toBe(12 - 6);
  const poor = at({ ambassador: chief({ destiny: 1 }), hand: ['Destiny Fulfilled'] }, { rating: 5 });
  poor.act('narn', 'event', 'Destiny Fulfilled').pick('narn', 5);
  expect(poor.refuses('centauri', 'event', NMTB)).toBe('b5/targets/1');
});

rule('b5-r-not-meant-to-be-10', 'what never happened, and what has been undone already, is not undone', () => {
  // no mark was purged, so none appears
  const t = at({ hand: ['Test Rebuke'], supporting: ['Test Diplomat'] });
  t.act('narn', 'event', 'Test Rebuke').pick('narn', 'Test Diplomat').act('centauri', 'event', NMTB);
  expect([t.card('Test Diplomat').destiny, t.card('Test Diplomat').damage]).toEqual([0, 0]);
  const purged = at({ hand: ['Test Rebuke'], supporting: [{ card: 'Test Diplomat', marks: { destiny: 1 } }] });
  purged.act('narn', 'event', 'Test Rebuke').pick('narn', 'Test Diplomat');
  expect(purged.card('Test Diplomat').destiny).toBe(0);
  purged.act('centauri', 'event', NMTB);
  expect(purged.card('Test Diplomat').destiny).toBe(1);
  // a tension that another card has already reset stays; the influence is taken back
  const u = at({ hand: ['Test Insult'] }, { hand: ['Test News'] }, {}, { hand: [NMTB] });
  u.act('narn', 'event', 'Test Insult');
  expect([u.tension('narn', 'centauri'), u.rating('narn')]).toEqual([3, 13]);
  u.act('centauri', 'event', 'Test News');
  expect(u.tension('narn', 'centauri')).toBe(4);
  u.act('human', 'event', NMTB).pick('human', 0);
  expect([u.tension('narn', 'centauri'), u.rating('narn')]).toEqual([4, 12]);
  // a card that has readied since is not readied again
  const w = at(
    { hand: ['Early Warning'], supporting: [{ card: 'Test Spy', marks: { vorlon: 2 } }] },
    { hand: ['Test Sudden Recall'] },
    { conflicts: [{ conflict: 'Test Sudden Plot', by: 'centauri' }] },
    { hand: [NMTB, 'Test Sudden Recall'] },
  );
  w.act('narn', 'event', 'Early Warning').act('centauri', 'event', 'Test Sudden Recall');
  w.s.cards[w.id('Test Spy')]!.rotated = 1;
  w.act('human', 'event', NMTB).pick('human', 0);
  expect(w.card('Test Spy').rotated).toBe(1);
  expect(w.conflict('Test Sudden Plot').now.opposition).toBe(0);
});

rule(
  ['b5-r-not-meant-to-be-11', 'b5-r-short-term-goals-2'],
  'the influence that Short Term Goals gave is lost out of the spent pile',
  () => {
    const t = at({ ambassador: chief({ destiny: 1 }), hand: ['Short Term Goals'], rating: 6, spent: 3 });
    t.act('narn', 'event', 'Short Term Goals');
    // the spent pool has 3 and the 1 of its cost; it does not have 3 more
    expect([t.rating('narn'), t.available('narn'), t.s.seats[0]!.spent]).toEqual([7, 3, 4]);
    t.act('centauri', 'event', NMTB);
    expect([t.rating('narn'), t.available('narn'), t.s.seats[0]!.spent]).toEqual([6, 3, 3]);
    expect(t.card('Test Sudden Chief').destiny).toBe(1);
  },
);

test('Not Meant to Be: influence taken back is a loss, which texts about losses notice', () => {
  const t = at({ hand: ['Test Last Word'], supporting: ['Test Mourner'] }, {}, { babylon5: 4 });
  t.act('narn', 'event', 'Test Last Word').act('centauri', 'event', NMTB);
  expect(t.s.babylon5).toBe(5);
});

rule('b5-r-not-meant-to-be-12', 'who joined by Cut Supply Lines stays; nobody else can', () => {
  const t = at(
    { hand: ['Cut Supply Lines'], supporting: ['Test Spy', 'Test Second'] },
    { supporting: ['Test Sudden Envoy'] },
    { conflicts: [{ conflict: 'Test Skirmish', by: 'narn' }] },
    { hand: [NMTB] },
  );
  t.act('narn', 'event', 'Cut Supply Lines').act('centauri', 'oppose', 'Test Sudden Envoy', 'Test Skirmish');
  t.act('human', 'event', NMTB);
  expect(t.conflict('Test Skirmish').now.opposition).toBe(4);
  expect(t.refuses('narn', 'support', 'Test Spy', 'Test Skirmish')).toBe('b5/support-oppose/4');
  t.until('draw');
  expect(t.happened('conflict-decided')).toMatchObject([{ support: 0, opposition: 4, won: false }]);
});

rule(
  'b5-r-not-meant-to-be-13',
  'a discount that has been used is not paid back, and the sponsored character stays',
  () => {
    const t = at({ hand: ['Affirm Alliance', 'Test Sudden Envoy', 'Test Diplomat'] });
    t.act('narn', 'event', 'Affirm Alliance').pick('narn', 'Test Sudden Envoy');
    expect(t.available('narn')).toBe(12 - 1 - 1);
    t.act('centauri', 'event', NMTB);
    // only the event's own cost is matched
    expect(t.available('centauri')).toBe(11);
    expect([t.available('narn'), t.titles('narn', SUPPORTING)]).toEqual([10, ['Test Sudden Envoy']]);
    t.act('narn', 'sponsor', 'Test Diplomat');
    expect(t.available('narn')).toBe(10 - 4);
  },
);

rule(
  'b5-r-not-meant-to-be-14',
  'the attacker readies and both lose normal damage; neutralization stays, and so does the leave to answer not',
  () => {
    const lash = (damage: number): Table =>
      at(
        { hand: ['Test Lashing Out'], supporting: ['Test Spy'] },
        { supporting: [{ card: 'Test Sudden Envoy', damage }, 'Test Second'], hand: [NMTB] },
      )
        .act('narn', 'event', 'Test Lashing Out')
        .pick('narn', 'Test Spy')
        .pick('narn', 'Test Sudden Envoy');
    const t = lash(0);
    // 5 against the envoy's 5 and 4: it is neutralized, and answers with its 4
    expect([t.card('Test Spy').damage, t.card('Test Sudden Envoy').neutralized]).toEqual([4, 1]);
    expect(t.offers('centauri', 'attack', 'Test Second', 'Test Spy')).toBe(true);
    t.act('centauri', 'event', NMTB);
    expect([t.card('Test Spy').damage, t.card('Test Spy').rotated]).toEqual([0, 0]);
    expect([t.card('Test Sudden Envoy').neutralized, t.card('Test Sudden Envoy').damage]).toEqual([1, 0]);
    t.pass('narn');
    expect(t.refuses('centauri', 'attack', 'Test Second', 'Test Spy')).toBe('b5/attack/1');
  },
);

rule(
  ['b5-r-not-meant-to-be-15', 'b5/cards-event/10'],
  'a unique event that was reversed has been played, and is never played again',
  () => {
    const t = at({ hand: ['Test Last Word', 'Test Last Word'] });
    t.act('narn', 'event', 'Test Last Word').act('centauri', 'event', NMTB);
    expect(t.rating('narn')).toBe(12);
    expect(t.refuses('narn', 'event', t.s.zones[HAND]![0])).toBe('b5/glossary/10');
  },
);

rule('b5-r-not-meant-to-be-16', 'nobody reverses an event of their own', () => {
  const t = at({ hand: ['Test Last Word', NMTB] });
  t.act('narn', 'event', 'Test Last Word').pass('centauri');
  expect(t.refuses('narn', 'event', NMTB)).toBe('b5/targets/1');
});

rule('b5-r-not-meant-to-be-17', 'Diplomatic Blunder and Lack of Subtlety can be reversed', () => {
  for (const [title, ability, victim] of [
    ['Diplomatic Blunder', 'diplomacy', 'Test Sudden Envoy'],
    ['Lack of Subtlety', 'intrigue', 'Test Spy'],
  ] as const) {
    const t = at({ hand: [title] }, { supporting: [victim], ambassador: { card: 'Test Consul', rotated: true } });
    t.act('narn', 'event', title).pick('narn', victim);
    expect(t.ability(victim, ability)).toBe(1);
    t.act('centauri', 'event', NMTB);
    expect(t.ability(victim, ability)).toBe(5);
  }
});

// Results of other events, each undone in its own way

test('reversal: a character discarded for The Price of Power comes back as it was, with what was on it', () => {
  const t = at(
    { hand: ['The Price of Power'] },
    {
      rating: 9,
      hand: [NMTB],
      inner: [{ card: 'Test Sudden Envoy', damage: 2, marks: { doom: 1, destiny: 1 }, attached: ['Prophecy'] }],
    },
  );
  t.act('narn', 'event', 'The Price of Power').pick('narn', 'centauri').pick('centauri', 'Test Sudden Envoy');
  expect(t.titles('centauri', INNER)).toEqual(['Test Consul']);
  t.act('centauri', 'event', NMTB);
  expect(t.titles('centauri', INNER)).toEqual(['Test Consul', 'Test Sudden Envoy']);
  expect(t.card('Test Sudden Envoy')).toMatchObject({ damage: 2, doom: 2, destiny: 2, faction: 1, controller: 1 });
  expect(t.card('Test Sudden Envoy').attached).toEqual([t.id('Prophecy')]);
  expect(t.card('Prophecy').host).toBe(t.id('Test Sudden Envoy'));
});

test('reversal: the ban on influence from conflicts goes, and so do a war, a cap, and leave to join', () => {
  const ban = at(
    { hand: ['The Price of Power'] },
    { supporting: ['Test Diplomat'] },
    { conflicts: [{ conflict: 'Test Debate', by: 'centauri', support: ['Test Diplomat'] }] },
  );
  ban
    .act('narn', 'event', 'The Price of Power')
    .pick('narn', 'centauri')
    .pick('centauri')
    .act('centauri', 'event', NMTB);
  expect(ban.until('draw').rating('centauri')).toBe(13);
  const war = at({ hand: ['Declaration of War'] }, {}, { tension: { 'narn>centauri': 5 } });
  war.act('narn', 'event', 'Declaration of War').act('centauri', 'event', NMTB);
  expect([war.s.relations, war.card('Test Sudden Chief').rotated]).toEqual([[], 0]);
  const cap = at({ hand: ['Balance'], rating: 12 }, { rating: 5 });
  cap.act('narn', 'event', 'Balance');
  expect(cap.available('narn')).toBe(4);
  cap.act('centauri', 'event', NMTB);
  expect(cap.available('narn')).toBe(11);
});

test('reversal: the discarded enhancement is back on its card, and gives its marks again', () => {
  const t = at(
    { ambassador: chief({ shadow: 3 }), hand: ['Forces Collide'] },
    { supporting: [{ card: 'Test Sudden Envoy', attached: ['Prophecy'] }], ambassador: 'Test Consul' },
  );
  t.act('narn', 'event', 'Forces Collide');
  expect([t.card('Test Sudden Envoy').destiny, t.card('Test Sudden Envoy').attached]).toEqual([0, []]);
  t.act('centauri', 'event', NMTB);
  // 1 for the event, 2 for the enhancement, 6 for the marks
  expect(t.available('centauri')).toBe(12 - 9);
  expect([t.card('Test Sudden Envoy').destiny, t.card('Test Sudden Envoy').doom]).toEqual([1, 1]);
  expect(t.card('Test Sudden Envoy').attached).toEqual([t.id('Prophecy')]);
});

test('reversal: a text that neutralizes, heals, demotes or readies is undone', () => {
  const ambush = at(
    { hand: ['Test Sudden Ambush'] },
    { supporting: [{ card: 'Test Sudden Envoy', damage: 2 }], ambassador: { card: 'Test Consul', rotated: true } },
  );
  ambush.act('narn', 'event', 'Test Sudden Ambush').pick('narn', 'Test Sudden Envoy').act('centauri', 'event', NMTB);
  expect(ambush.card('Test Sudden Envoy')).toMatchObject({ neutralized: 0, damage: 2 });
  const aid = at({ hand: ['Test First Aid'], supporting: [{ card: 'Test Sudden Envoy', damage: 3, severe: 1 }] });
  aid.act('narn', 'event', 'Test First Aid').pick('narn', 'Test Sudden Envoy');
  expect(aid.card('Test Sudden Envoy').damage).toBe(0);
  aid.act('centauri', 'event', NMTB);
  expect(aid.card('Test Sudden Envoy')).toMatchObject({ damage: 3, severe: 1 });
  const disgrace = at({ hand: ['Test Sudden Disgrace'] }, { inner: ['Test Sudden Envoy'] });
  disgrace.act('narn', 'event', 'Test Sudden Disgrace');
  expect(disgrace.titles('centauri', SUPPORTING)).toEqual(['Test Sudden Envoy']);
  disgrace.act('centauri', 'event', NMTB);
  expect(disgrace.titles('centauri', INNER)).toEqual(['Test Consul', 'Test Sudden Envoy']);
  const recall = at({ hand: ['Test Sudden Recall'], supporting: [{ card: 'Test Sudden Envoy', rotated: true }] });
  recall.act('narn', 'event', 'Test Sudden Recall').act('centauri', 'event', NMTB);
  expect(recall.card('Test Sudden Envoy').rotated).toBe(1);
});

test('reversal: a card drawn goes back on the deck', () => {
  const t = at({ hand: ['Test Dispatch'] }).act('narn', 'event', 'Test Dispatch');
  expect(t.titles('narn', HAND)).toEqual(['Narn Aide']);
  t.act('centauri', 'event', NMTB);
  expect(t.titles('narn', HAND)).toEqual([]);
  expect(t.until('draw').until('action').titles('narn', HAND)).toEqual(['Narn Aide']);
});

test('reversal: what other cards did at the same time is not the text of the event, and stays', () => {
  // the mourner's player gains nothing back, because that effect belongs to the mourner
  const t = at(
    { hand: ['Test Last Word', 'Test Last Word'], supporting: ['Test Mourner'] },
    { hand: [NMTB] },
    { babylon5: 4 },
    { hand: [NMTB] },
  );
  t.act('narn', 'event', t.s.zones[HAND]![0]!).act('centauri', 'event', NMTB);
  expect([t.rating('narn'), t.s.babylon5]).toEqual([12, 5]);
  t.act('human', 'event', NMTB);
  expect([t.rating('narn'), t.s.babylon5]).toEqual([13, 5]);
});
