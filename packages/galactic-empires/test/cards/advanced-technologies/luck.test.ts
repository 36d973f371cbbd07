import { expect, test } from 'vitest';
import { sides, stack } from '../../scenes.ts';

// The luck cards of Advanced Technologies

const MOON = 'T3 Moon';
const S2 = 'S2 Police Cutter';
const S4 = 'S4 Argonian Destroyer';
const S5 = 'S5 Indirigan Destroyer';

const FLUX = 'L5 Energy Flux';
test(`${FLUX}: the field of a Mechad ship has twice the strength of the ship; no other ship takes it`, () => {
  const t = sides([{ card: 'S3 Mechad Destroyer', emf: 1 }, S2], { hand: [FLUX] }).act(1, 'play', FLUX);
  expect([t.card('S3 Mechad Destroyer').emf, t.pile(1, 'discard')]).toEqual([6, [FLUX]]);
  expect(sides([S2], { hand: [FLUX] }).refuses(1, 'play', FLUX)).not.toBeNull();
});

for (const [name, craft, other] of [
  ['L7 Transporter Malfunction', 'E2 Transporter', 'E3 Shuttlecraft'],
  ['L8 Shuttle Malfunction', 'E3 Shuttlecraft', 'E2 Transporter'],
] as const)
  test(`${name}: the action of a carrier has no effect; it and what it takes along are discarded`, () => {
    const at = (gear: string) =>
      sides(
        [S4],
        { hand: [name], order: 'always' },
        { fleet: [MOON, stack(S5, gear, 'C3 Nurse', 'C1 Crewman'), S2] },
        { active: 2 },
      );
    const t = at(craft).act(2, 'use', craft, 0);
    if (t.question === 'target' && t.offers(2, 'card', S5)) t.pick(2, S5);
    t.pick(2, 'C3 Nurse');
    if (t.question === 'target') t.pick(2, S2);
    t.act(1, 'respond', name);
    expect([t.inPlay(craft), t.inPlay('C3 Nurse'), t.under('C1 Crewman')]).toEqual([false, false, S5]);
    expect(t.pile(1, 'discard')).toEqual([name]);
    const not = at(other).act(2, 'use', other, 0);
    if (not.question === 'target' && not.offers(2, 'card', S5)) not.pick(2, S5);
    not.pick(2, 'C3 Nurse');
    if (not.question === 'target') not.pick(2, S2);
    expect(not.offered(1)).not.toContain(name);
    not.pass(1);
  });

const DEMOBILIZATION = 'L9 Demobilization';
test(`${DEMOBILIZATION}: for each unused command slot another player discards a strength point of ships and bases`, () => {
  const at = (slots: number) =>
    sides([S4], { hand: [DEMOBILIZATION] }, { fleet: [MOON, S2, S5], hand: ['S3 Tufor Cutter', 'T6 Comet'], slots });
  // a cutter takes half a slot, an Indirigan ship none: 3 of 4 are left over
  const t = at(4).act(1, 'play', DEMOBILIZATION);
  expect([S2, S5, 'S3 Tufor Cutter', MOON, 'T6 Comet'].map(x => t.offers(2, 'card', x))).toEqual([
    true,
    true,
    true,
    false,
    false,
  ]);
  t.pick(2, S2).pick(2, 'S3 Tufor Cutter');
  expect([t.inPlay(S2), t.inPlay(S5), t.pile(2, 'hand'), t.pile(1, 'discard')]).toEqual([
    false,
    true,
    ['T6 Comet'],
    [DEMOBILIZATION],
  ]);
  const none = at(1).act(1, 'play', DEMOBILIZATION);
  expect([none.inPlay(S2), none.inPlay(S5)]).toEqual([true, true]);
});

const MURPHY = "L9 Murphy's Law";
const REACTION = 'L1 Lucky Crew Action';
const LEECH = 'O3 Illness - Aldibrik Ailment';
test(`${MURPHY}: a card that is played in reaction has no effect, and both go where its player says`, () => {
  const at = () =>
    sides(
      [S4],
      { hand: [LEECH, MURPHY], order: 'always' },
      { fleet: [stack(S5, 'C3 Nurse')], hand: [REACTION], order: 'always' },
    )
      .act(1, 'play', LEECH)
      .act(2, 'respond', REACTION)
      .act(1, 'respond', MURPHY);
  const gone = at().pick(1, 'Both are discarded');
  expect([gone.under(LEECH), gone.pile(1, 'discard'), gone.pile(2, 'discard')]).toEqual([
    'C3 Nurse',
    [MURPHY],
    [REACTION],
  ]);
  const sunk = at().pick(1, 'Both go beneath the decks');
  expect([sunk.pile(1, 'discard'), sunk.pile(2, 'discard'), sunk.pile(1, 'deck').at(-1)]).toEqual([[], [], MURPHY]);
  expect(sunk.pile(2, 'deck').at(-1)).toBe(REACTION);
  const under = at().pick(1, 'Both go beneath the discard piles');
  expect([under.pile(1, 'discard'), under.pile(2, 'discard')]).toEqual([[MURPHY], [REACTION]]);
});
test(`${MURPHY}: does not answer a card that is played in its player's own turn`, () => {
  const t = sides([S4], { hand: [MURPHY], order: 'always' }, { hand: [MOON] }, { active: 2 }).act(2, 'play', MOON);
  expect(t.offered(1)).not.toContain(MURPHY);
  t.pass(1);
});
