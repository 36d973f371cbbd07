import { askStep, capitalized, option, ownFrame, type Ref } from '@orrery/kernel';
import { defOf } from '../card.ts';
import { v } from '../language.ts';
import { judgeAttacker, sheltered } from '../rules/conflict/attack.ts';
import { strikesWith } from '../rules/conflict/used-as.ts';
import { ability, highest } from '../rules/effects/ability.ts';
import { addMod } from '../rules/effects/lasting.ts';
import { ABILITIES, type B5State } from '../state.ts';

// What answers an attack under way, and attacks by the target's own highest ability.

/** In the window of an attack: the target takes half the damage, rounded up. */
export const takesHalf = v.effect(
  'takesHalf',
  () => (s, f) => {
    ownFrame(s, f.l.event).l.halved = 1;
  },
  () => 'it takes half the damage, rounded up',
)();

/** In the window of an attack: the target takes less damage. */
export const takesLess = v.effect(
  'takesLess',
  (_c, n: number) => (s, f) => {
    const event = ownFrame(s, f.l.event);
    event.l.less = (event.l.less ?? 0) + n;
  },
  (_t, n) => `it takes ${n} less damage`,
);

/** The abilities of a target that are its highest; several if they are equal. */
function highestOf(s: B5State, id: number): number[] {
  const { value } = highest(s, id);
  return value <= 0 ? [] : [0, 1, 2, 3].filter(stat => ability(s, id, stat) === value);
}

/** Characters that this card can attack with their own highest ability. If several are equally high, it needs each of them (b5-r-tupari-6). */
export const openToItsHighest = v.filter(
  'openToItsHighest',
  () => (s, id, f) => {
    const stats = highestOf(s, id);
    return (
      stats.length > 0 &&
      judgeAttacker(s, f.you, f.self) === null &&
      !sheltered(s, f.self, id) &&
      stats.every(stat => strikesWith(s, f.self, stat) >= 0)
    );
  },
  () => ({ which: 'whose highest ability this card has, too' }),
)();

/** This card attacks a character with that one's highest ability, inside a conflict or outside; the target's player chooses among equal ones. */
export const attackByHighest = v.flow<[Ref]>(
  'attackByHighest',
  (c, target) => {
    const read = c.ref(target);
    const used = c.name('used');
    const attack = c.program('attack');
    c.step(
      askStep(
        {
          // nobody may control it: then the player of its faction chooses
          who: (s, f) => [s.cards[read(s, f)]!.faction],
          menu: {
            name: 'defend with',
            list: (s, f) => highestOf(s, read(s, f)).map(stat => option('ability', stat)),
            label: (_s, _f, o) => capitalized(ABILITIES[o.a]!),
            prompt: (s, f) => `With which ability is ${defOf(s, read(s, f)).title} attacked?`,
            stakes: () => 'Both cards deal damage with that ability.',
          },
        },
        (_s, f, picks) => {
          f.l[used] = picks[0]?.[0]?.a ?? 0;
        },
      ),
    );
    c.step({
      op: 'call',
      program: () => attack,
      locals: (s, f) => ({
        attacker: f.self,
        target: read(s, f),
        conflict: -1,
        stat: f.l[used],
        by: strikesWith(s, f.self, f.l[used]),
        outside: 1,
      }),
      you: null,
      self: (_s, f) => f.self,
    });
    c.step({
      op: 'do',
      act: (s, f) => {
        const seat = s.cards[read(s, f)]!.faction;
        if (!s.cards[f.self]!.neutralized)
          addMod(s, { kind: 'open-to-attack', source: f.self, card: f.self, seat, what: -1, n: f.l[used] });
      },
    });
  },
  (t, target) =>
    `attack ${t.ref(target)}, in a conflict or outside one, with its own highest ability; for the rest of the action round, characters of its faction may attack this card in return`,
  target => ({ means: [[target, -1]], strikes: 'highest' }),
);
